/** A systemd unit: the values of each directive, by section. */
export type Unit = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads a unit file. A line that is neither a comment, a section nor a directive is an error. */
export function readUnit(text: string): Unit {
  const unit = new Map<string, Map<string, string[]>>();
  let section: Map<string, string[]> | undefined;
  for (const line of text.split('\n')) {
    if (line === '' || /^[#;]/.test(line)) continue;
    const name = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, directive, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      section = new Map();
      unit.set(name, section);
    } else if (directive !== undefined && section !== undefined) {
      section.set(directive, [...(section.get(directive) ?? []), value]);
    } else throw new Error(`not a line of a unit: ${line}`);
  }
  return unit;
}
