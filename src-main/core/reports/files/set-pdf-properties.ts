/**
 * Adds author and subject to the properties of a PDF, which browsers leave out: by an incremental update (ISO 32000-1, 7.5.6), which
 * appends a new version of one object and leaves every byte of the file as it is. Pure.
 */

interface Properties {
  author: string;
  subject: string;
}

/** The file as it was where there is nothing to add, or where it does not end as browsers write it. */
export function setPdfProperties(pdf: Uint8Array, { author, subject }: Properties): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(trailer)?.[1];
  const info = /\/Info (\d+) 0 R/.exec(trailer)?.[1];
  const dictionary = /<<([\s\S]*?)>>/.exec(trailer)?.[1];
  if (!start || !info || !dictionary) return pdf;
  const known = new RegExp(`(?:^|\\n)${info} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(text)?.[1];
  const added = [
    ['Author', author],
    ['Subject', subject],
  ].filter(([key, value]) => value !== '' && !known?.includes(`/${key}`));
  if (known === undefined || added.length === 0) return pdf;
  const entries = added.map(([key, value]) => `/${key} ${toPdfText(value ?? '')}`).join('\n');
  const object = `${info} 0 obj\n<<${known.trimEnd()}\n${entries}>>\nendobj\n`;
  const gap = text.endsWith('\n') ? '' : '\n';
  const objectAt = pdf.length + gap.length;
  const tableAt = objectAt + object.length;
  const table = `xref\n${info} 1\n${String(objectAt).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<<${dictionary.trimEnd()}\n/Prev ${start}>>\nstartxref\n${tableAt}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`${gap}${object}${table}${end}`, 'latin1')]);
}

/** A text string of any script: UTF-16 with its byte order mark, in hexadecimal. */
function toPdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
}
