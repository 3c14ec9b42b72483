/** Where alerts are sent to, as it is stored: the address and the signing secret of a webhook are stored with the keys, never in the database. */
export interface TargetDefinition {
  name: string;
  language: 'en' | 'de';
  quietFrom: string | null;
  quietTo: string | null;
  mostPerDay: number;
  target:
    | { kind: 'desktop' }
    | { kind: 'webhook'; shape: 'json' | 'slack' | 'discord'; allowsPrivate: boolean; host: string }
    | { kind: 'command'; argv: string[]; timeoutSeconds: number };
}

export interface WebhookSecrets {
  url: string;
  secret: string;
}

/** Under which name they lie there. */
export function toSecretName(targetId: string): string {
  return `SIGHTLINE_ALERT_${targetId.replaceAll('-', '_').toUpperCase()}`;
}

export function readSecrets(text: string | undefined): WebhookSecrets | null {
  if (text === undefined) return null;
  try {
    const { url, secret } = JSON.parse(text) as Partial<WebhookSecrets>;
    return typeof url === 'string' && typeof secret === 'string' ? { url, secret } : null;
  } catch {
    return null;
  }
}
