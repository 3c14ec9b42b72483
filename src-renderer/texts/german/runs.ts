/** The words of runs, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatDuration, formatQuantity } from '../format.ts';

export const RUNS: Texts['runs'] = {
  now: 'Jetzt abfragen',
  isRunning: 'Ein Durchlauf ist im Gang',
  started: (jobs) => `Durchlauf gestartet: ${formatQuantity(jobs, 'Antwort', 'Antworten')} zu sammeln`,
  nothing: 'Nichts zu fragen: Dieses Projekt hat keinen aktiven Prompt',
  finished: (done, failed) =>
    `Durchlauf beendet: ${formatQuantity(done, 'Antwort', 'Antworten')}${failed ? `, ${formatCount(failed)} fehlgeschlagen` : ''}`,
  cancelled: (done) => `Durchlauf abgebrochen. ${formatQuantity(done, 'Antwort bleibt', 'Antworten bleiben')} erhalten`,
  running: 'Antworten werden gesammelt',
  paused: 'Durchlauf angehalten',
  onlyWaiting: 'Durchlauf wartet',
  offline: 'Wartet auf das Netz; es geht von selbst weiter',
  progress: (done, total) => `${formatCount(done)} von ${formatCount(total)}`,
  failed: (count) => `${formatCount(count)} fehlgeschlagen`,
  waiting: (count) => formatQuantity(count, 'wartet', 'warten'),
  timeLeft: (durationMs) => `noch etwa ${formatDuration(durationMs)}`,
  problem: (engine, message) => `${engine}: ${message}`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',
  label: 'Fortschritt des Durchlaufs',
  metered: {
    title: (overage) => `${formatQuantity(overage, 'Antwort', 'Antworten')} im Monat mehr, als Ihr Tarif enthält`,
    text: (planned, included) =>
      `Über alle Projekte sind etwa ${formatCount(planned)} Antworten in 30 Tagen geplant; der Tarif enthält ${formatCount(included)}. Deshalb hält nichts an, und Sightline berechnet niemandem etwas: Ein Tarif ist ein Rahmen, den Sie sich selbst geben. Was Suchmaschinen für diese Antworten verlangen, steht in der Vorhersage, und Grenzen gelten dafür.`,
  },
};
