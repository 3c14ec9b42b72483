/** A certificate authority that nobody trusts but the test that made it, and what it issues. Knows nothing of the code under test. */
import * as x509 from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

export interface IssuedCertificate {
  key: string;
  cert: string;
}

export interface CertificateAuthority {
  /** Its own certificate, in PEM. */
  cert: string;
  /** For servers of these names; valid from yesterday on for a year unless told otherwise. */
  issue(names: readonly string[], validity?: { from?: Date; until?: Date }): Promise<IssuedCertificate>;
}

export async function createAuthority(organisation = 'Northwind Security'): Promise<CertificateAuthority> {
  x509.cryptoProvider.set(crypto);
  const keys = await createKeys();
  const name = `O=${organisation}, CN=${organisation} Root`;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name,
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + 365 * DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  let serial = 1;
  return {
    cert: certificate.toString('pem'),
    issue: async (names, { from, until } = {}) => {
      const own = await createKeys();
      serial += 1;
      const issued = await x509.X509CertificateGenerator.create({
        serialNumber: String(serial).padStart(2, '0'),
        subject: `CN=${names[0]}`,
        issuer: certificate.subject,
        notBefore: from ?? new Date(Date.now() - DAY_MS),
        notAfter: until ?? new Date(Date.now() + 365 * DAY_MS),
        signingAlgorithm: ALGORITHM,
        publicKey: own.publicKey,
        signingKey: keys.privateKey,
        extensions: [
          new x509.SubjectAlternativeNameExtension(
            names.map((value) => ({ type: /^[\d.]+$/.test(value) ? ('ip' as const) : ('dns' as const), value })),
          ),
        ],
      });
      return { key: await toPem(own.privateKey), cert: issued.toString('pem') };
    },
  };
}

function createKeys() {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function toPem(key: CryptoKey): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`;
}
