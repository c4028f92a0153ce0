/** Decodes a picture that is written into its own address (`data:image/png;base64,…`). */
export function readDataAddress(address: string): Uint8Array | undefined {
  const [, content] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/iu.exec(address) ?? [];
  return content === undefined ? undefined : Buffer.from(content, 'base64');
}
