/** HTML that our server printed from TeX: it escapes every character of the source. */
export function TrustedHtml({
  html,
  className,
  as: Tag = 'div',
}: {
  html: string;
  className?: string;
  as?: 'div' | 'span';
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's printer is the one place that makes this text
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
