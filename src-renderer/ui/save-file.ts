/** Hands a file to the person: the browser asks where to or puts it among the downloads. */

/** Saves text under a file name; characters that file systems refuse become dashes. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-');
  link.click();
  // The download has taken its own hold of the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
