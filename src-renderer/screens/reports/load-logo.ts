/** Reads a picture file as the text that a report carries. It draws and sends nothing. */
import { MAX_LOGO_CHARACTERS } from '#shared/vocabulary/reports.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
export const LOGO_TYPES = TYPES.join(',');

/** The data address, or why there is none. */
export async function loadLogo(file: File): Promise<{ logo: string } | { fault: 'logoTooLarge' | 'logoUnknown' }> {
  if (!TYPES.includes(file.type)) return { fault: 'logoUnknown' };
  const logo = await readDataUrl(file);
  if (logo === null) return { fault: 'logoUnknown' };
  return logo.length > MAX_LOGO_CHARACTERS ? { fault: 'logoTooLarge' } : { logo };
}

function readDataUrl(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
