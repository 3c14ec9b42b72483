/** What is on the way to a server, and what to do about it, in German. */
import type { CONNECTION_FAULTS_ENGLISH } from './english.ts';

const PROXY_ADVICE =
  'Prüfen Sie den Proxy unter Einstellungen › Netzwerk, und ob dieser Rechner in dem Netz ist, zu dem er gehört.';
const SETTLED =
  'Am Schlüssel liegt es nicht; es wurde nichts gefragt und nichts berechnet. Fragen warten und gehen von selbst weiter.';

export const CONNECTION_FAULTS_GERMAN: typeof CONNECTION_FAULTS_ENGLISH = {
  proxy_unreachable: {
    message: (host) => `Der Proxy auf dem Weg zu ${host} ist nicht erreichbar.`,
    advice: `${PROXY_ADVICE} ${SETTLED}`,
  },
  proxy_timeout: {
    message: (host) => `Der Proxy auf dem Weg zu ${host} antwortet nicht.`,
    advice: `${PROXY_ADVICE} ${SETTLED}`,
  },
  proxy_broken: {
    message: (host) => `Der Proxy auf dem Weg zu ${host} hat die Verbindung abgebrochen oder ist kein HTTP-Proxy.`,
    advice: `${PROXY_ADVICE} ${SETTLED}`,
  },
  proxy_unusable: {
    message: (host) =>
      `Der für ${host} eingestellte Proxy lässt sich nicht verwenden: Nur HTTP- und HTTPS-Proxys werden unterstützt, SOCKS nicht.`,
    advice: `Stellen Sie unter Einstellungen › Netzwerk einen HTTP-Proxy ein oder keinen. ${SETTLED}`,
  },
  proxy_auth_required: {
    message: (host) =>
      `Der Proxy auf dem Weg zu ${host} verlangt Benutzername und Passwort oder nimmt die eingestellten nicht an.`,
    advice: `Stellen Sie sie unter Einstellungen › Netzwerk mit der Adresse des Proxys ein. ${SETTLED}`,
  },
  proxy_auth_unsupported: {
    message: (host) =>
      `Der Proxy auf dem Weg zu ${host} verlangt eine Anmeldung, die Sightline nicht beherrscht (NTLM oder Kerberos).`,
    advice: `Bitten Sie die Administratoren des Netzes um einen Proxy mit einfachem Passwort oder um eine Ausnahme. ${SETTLED}`,
  },
  proxy_refused: {
    message: (host) => `Der Proxy lässt diesen Rechner nicht zu ${host}.`,
    advice: `Bitten Sie die Administratoren des Netzes, die Adresse freizugeben. ${SETTLED}`,
  },
  proxy_target_unreachable: {
    message: (host) => `Der Proxy erreicht ${host} nicht.`,
    advice: `Ist der Server gestört, gibt sich das von selbst; bleibt es so, fragen Sie die Administratoren des Netzes. ${SETTLED}`,
  },
  certificate_issuer: {
    message: (host) =>
      `Das für ${host} gezeigte Zertifikat stammt von einem Aussteller, dem dieser Rechner nicht vertraut.`,
    advice: `Vielleicht bricht hier ein Proxy oder Virenscanner Verbindungen auf: Lassen Sie dessen Zertifikat auf diesem Rechner installieren, oder nennen Sie seine Datei in NODE_EXTRA_CA_CERTS. ${SETTLED}`,
  },
  certificate_expired: {
    message: (host) => `Das für ${host} gezeigte Zertifikat ist abgelaufen.`,
    advice: `Prüfen Sie die Uhr dieses Rechners. Sonst muss es der Server erneuern oder ein Proxy, der Verbindungen aufbricht. ${SETTLED}`,
  },
  certificate_early: {
    message: (host) => `Das für ${host} gezeigte Zertifikat gilt noch nicht.`,
    advice: `Prüfen Sie die Uhr dieses Rechners. ${SETTLED}`,
  },
  certificate_name: {
    message: (host) => `Das für ${host} gezeigte Zertifikat gehört zu einem anderen Namen.`,
    advice: `Prüfen Sie die Adresse; vielleicht antwortet an ihrer Stelle die Anmeldeseite eines Netzes oder ein Proxy. ${SETTLED}`,
  },
  certificate_other: {
    message: (host) => `Das für ${host} gezeigte Zertifikat wird nicht angenommen.`,
    advice: `Prüfen Sie die Uhr dieses Rechners, einen Proxy, der Verbindungen aufbricht, und die Adresse. ${SETTLED}`,
  },
};
