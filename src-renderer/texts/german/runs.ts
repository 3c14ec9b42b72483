/** The words of runs, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatDuration, formatList, formatQuantity } from '../format.ts';

export const RUNS: Texts['runs'] = {
  now: 'Jetzt abfragen',
  isRunning: 'Ein Durchlauf ist im Gang',
  started: (jobs) => `Durchlauf gestartet: ${formatQuantity(jobs, 'Antwort', 'Antworten')} zu sammeln`,
  nothing: 'Nichts zu fragen: Dieses Projekt hat keinen aktiven Prompt',
  finished: (answered, failed, leftOut) =>
    `Durchlauf beendet: ${formatQuantity(answered, 'Antwort', 'Antworten')}${failed ? `, ${formatCount(failed)} fehlgeschlagen` : ''}${leftOut ? `, ${formatCount(leftOut)} ausgelassen` : ''}`,
  cancelled: (done) => `Durchlauf abgebrochen. ${formatQuantity(done, 'Antwort bleibt', 'Antworten bleiben')} erhalten`,
  running: 'Antworten werden gesammelt',
  paused: 'Durchlauf angehalten',
  onlyWaiting: 'Wartet auf KI-Dienste; es geht automatisch weiter',
  offline: 'Wartet auf das Netz; es geht automatisch weiter',
  progress: (done, total) => `${formatCount(done)} von ${formatCount(total)}`,
  failed: (count) => `${formatCount(count)} fehlgeschlagen`,
  waiting: (count) => formatQuantity(count, 'wartet', 'warten'),
  leftOut: (count) => `${formatCount(count)} ausgelassen`,
  leftOutLabel: 'Was der letzte Durchlauf ausließ',
  leftOutTitle: (count, asked) =>
    `Der letzte Durchlauf hat ${formatCount(count)} von ${formatQuantity(asked, 'Frage', 'Fragen')} ausgelassen`,
  stillAsked: 'Sie werden bis zum Ende des Tages nachgeholt, sobald das behoben ist.',
  putAway: 'Ausblenden',
  leftOutWhy: {
    no_key: (engines, jobs) =>
      `${formatQuantity(engines.length, 'KI-Dienst hat', 'KI-Dienste haben')} keinen Schlüssel: ${formatList(engines)} (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    no_route: (engines, jobs) =>
      `Kein Zugang führt zu ${formatList(engines)} (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    auth: (engines, jobs) =>
      `${formatQuantity(engines.length, 'KI-Dienst weist', 'KI-Dienste weisen')} den Schlüssel zurück: ${formatList(engines)} (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    quota: (engines, jobs) =>
      `${formatQuantity(engines.length, 'Guthaben ist', 'Guthaben sind')} aufgebraucht: ${formatList(engines)} (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    forbidden: (engines, jobs) =>
      `${formatList(engines)}: Der Schlüssel darf solche Abfragen nicht stellen (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    region: (engines, jobs) =>
      `${formatList(engines)}: Dieses Land oder Netz wird nicht bedient (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    unknown_model: (engines, jobs) =>
      `${formatList(engines)}: Das eingestellte Modell gibt es nicht oder nicht mehr (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    model_not_allowed: (engines, jobs) =>
      `${formatList(engines)}: Der Schlüssel darf das eingestellte Modell nicht nutzen (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    wrong_path: (engines, jobs) =>
      `${formatList(engines)}: Die eingestellte Adresse führt ins Leere (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
    cap: (engines, jobs) =>
      `Eine monatliche Kostengrenze ist erreicht: ${formatList(engines)} (${formatQuantity(jobs, 'Frage', 'Fragen')}).`,
  },
  mend: { engines: 'KI-Dienste einrichten', caps: 'Kostengrenze ändern' },
  waitingFor: (engine, time) => `Wartet seit ${time} auf ${engine}. Es wird automatisch wieder versucht.`,
  notices: (count) => formatQuantity(count, 'Hinweis', 'Hinweise'),
  since: (moment) => `Seit ${moment}`,
  until: (moment) => `bis ${moment}`,
  toCaps: 'Zu den Kostengrenzen',
  toReports: 'Zu den Berichten',
  toDataFiles: 'Zu den Dateien',
  toAlerts: 'Zu den Meldungen',
  measureAgain: {
    button: 'Erneut auswerten',
    starting: 'Wird erneut ausgewertet …',
    running: (done, total) => `Wird erneut ausgewertet: ${formatCount(done)} von ${formatCount(total)} Antworten`,
    done: (changed) => `Erneut ausgewertet; ${formatQuantity(changed, 'Antwort', 'Antworten')} geändert.`,
  },
  timeLeft: (durationMs) => `noch etwa ${formatDuration(durationMs)}`,
  problem: (engine, message) => `${engine}: ${message}`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',
  label: 'Fortschritt des Durchlaufs',
  metered: {
    title: (overage) => `${formatQuantity(overage, 'Antwort', 'Antworten')} im Monat mehr, als Ihr Tarif enthält`,
    text: (planned, included) =>
      `Über alle Projekte sind etwa ${formatCount(planned)} Antworten in 30 Tagen geplant; der Tarif enthält ${formatCount(included)}. Deshalb hält nichts an, und Sightline berechnet niemandem etwas: Ein Tarif ist ein Rahmen, den Sie sich selbst geben. Was KI-Dienste für diese Antworten verlangen, steht in der Vorhersage, und Kostengrenzen gelten dafür.`,
  },
};
