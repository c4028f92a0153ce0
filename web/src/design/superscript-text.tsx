/** Maps each Unicode superscript to its normal character, for example "²" to "2". */
const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'].map((character, index) => [character, [...'0123456789+−n'][index] ?? '']),
);
const SUPERSCRIPT_RUN = /([⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+)/u;

/** Shows Unicode superscripts as `<sup>` elements, because few fonts contain all of them. */
export function SuperscriptText({ text }: { text: string }) {
  let offset = 0;
  // The pattern has a capturing group, so every second piece is a run of superscripts.
  return text.split(SUPERSCRIPT_RUN).map((piece, index) => {
    const key = offset;
    offset += piece.length;
    return index % 2 === 0 ? (
      piece
    ) : (
      <sup key={key}>{[...piece].map((character) => SUPERSCRIPTS[character]).join('')}</sup>
    );
  });
}
