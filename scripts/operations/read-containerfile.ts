/** One instruction of a container file, such as `RUN apt-get update`, with its continuation lines joined. */
export type Instruction = { readonly name: string; readonly value: string };

const INSTRUCTIONS = new Set(
  'FROM RUN COPY ADD USER WORKDIR ENV VOLUME EXPOSE HEALTHCHECK ENTRYPOINT CMD ARG LABEL SHELL STOPSIGNAL'.split(
    ' ',
  ),
);

/** Reads a container file. An unknown instruction is an error. */
export function readContainerfile(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
      if (!INSTRUCTIONS.has(name)) throw new Error(`not an instruction: ${line}`);
      return { name, value };
    });
}
