const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'].map((character, index) => [character, [...'0123456789+−n'][index] ?? '']),
);
const RUN = /([⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+)/u;

/** Plain text whose Unicode superscripts are set by the page, because few fonts draw all of them. */
export function RaisedText({ text }: { text: string }) {
  let offset = 0;
  return text.split(RUN).map((part, index) => {
    const key = offset;
    offset += part.length;
    return index % 2 === 0 ? (
      part
    ) : (
      <sup key={key}>{[...part].map((character) => RAISED[character]).join('')}</sup>
    );
  });
}
