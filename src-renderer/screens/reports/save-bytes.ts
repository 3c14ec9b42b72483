/** Hands a file of a report to the person. */
import { saveFile } from '../../ui/save-file.ts';

interface FileContent {
  fileName: string;
  mediaType: string;
  base64: string;
}

export function saveBytes({ fileName, mediaType, base64 }: FileContent): void {
  saveFile(fileName, new Blob([toBytes(base64)], { type: mediaType }));
}

export function toText({ base64 }: FileContent): string {
  return new TextDecoder().decode(toBytes(base64));
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
