/** Die Wörter der Hinweise zu Suchmaschinen, Kostengrenzen, Schlüsseln und Netz, nach Art. */
import type { Texts } from '../english/index.ts';
import type { NoticeWords } from '../english/notices.ts';
import { formatCount, formatList, formatQuantity } from '../format.ts';

const tell = (message: (about: NoticeWords) => string, advice: string) => ({ message, advice });

export const NOTICES: Texts['notices'] = {
  said: (text) => `Im Wortlaut: ${text}`,
  kinds: {
    silent: tell(
      ({ engine, count, reason }) =>
        `${engine} antwortet seit ${formatQuantity(count, 'Tag', 'Tagen')} nicht (${reason}).`,
      'Testen Sie die Suchmaschine in den Einstellungen; wählen Sie einen anderen Dienst, wenn sie stumm bleibt.',
    ),
    outage: tell(
      ({ engine, reason }) => `${engine} antwortet nicht (${reason}).`,
      'Ihre Fragen werden von selbst wieder gestellt, solange der Tag ihres Durchlaufs dauert.',
    ),
    cap: tell(
      ({ cap, isAccount, engines, projects }) =>
        isAccount
          ? `Die Monatsgrenze von ${cap} für alle Projekte ist erreicht. Angehalten: ${formatList(projects)}, bei ${formatList(engines)}.`
          : `Die Monatsgrenze von ${cap} für ${formatList(projects)} ist erreicht. Angehalten: ${formatList(engines)}.`,
      'Was eine Grenze auslässt, wird nur für den Tag nachgeholt, an dem sie angehoben wird.',
    ),
    refused_key: tell(
      ({ engine }) => `${engine} weist den Schlüssel zurück.`,
      'Speichern Sie einen anderen Schlüssel dafür.',
    ),
    empty_account: tell(
      ({ engine }) => `Das Guthaben für ${engine} ist aufgebraucht.`,
      'Laden Sie es beim Anbieter auf, oder heben Sie dort das Limit an.',
    ),
    rate_limited: tell(
      ({ engine, count }) =>
        `${engine} bat in drei Tagen ${formatCount(count)}-mal um weniger Abfragen, öfter, als es Antworten gab.`,
      'Stellen Sie längere Abstände oder eine breitere Verteilung im Zeitplan ein, oder heben Sie das Limit beim Anbieter an.',
    ),
    schema_drift: tell(
      ({ engine, count, of }) =>
        `${engine} antwortet in anderer Form: ${formatCount(count)} der neuesten ${formatCount(of)} Antworten sind nicht lesbar.`,
      'Sie sind aufbewahrt, und eine neuere Version kann sie lesen: Aktualisieren Sie Sightline, und fragen Sie dann erneut.',
    ),
    ungrounded: tell(
      ({ engine, count }) =>
        `${engine} sucht nicht mehr im Web: Keine der neuesten ${formatCount(count)} Antworten beruht auf einer Suche.`,
      'Die Zahlen dieser Tage sind mit den früheren nicht vergleichbar. Prüfen Sie, ob Modell oder Tarif die Websuche verloren haben.',
    ),
    refusals: tell(
      ({ engine, count, of }) =>
        `${engine} lehnt weit mehr Fragen ab als zuvor: ${formatCount(count)} der neuesten ${formatCount(of)}.`,
      'Lesen Sie einige der Ablehnungen; ein neues Modell behandelt diese Fragen womöglich anders.',
    ),
    shorter_answers: tell(
      ({ engine, before, of }) =>
        `Antworten von ${engine} sind von etwa ${formatCount(before)} auf ${formatCount(of)} Wörter geschrumpft.`,
      'Kürzere Antworten nennen weniger Marken. Prüfen Sie, ob sich das Modell oder seine Einstellungen geändert haben.',
    ),
    nothing_shown: tell(
      ({ engine, count }) =>
        `${engine} hat bei den neuesten ${formatQuantity(count, 'Frage', 'Fragen')} nichts gezeigt, anders als zuvor.`,
      'Stellen Sie einen der Prompts von Hand: Entweder gibt es die Oberfläche dafür nicht mehr, oder der Dienst sieht sie nicht mehr.',
    ),
    locked_key: tell(
      ({ service }) => `Der gespeicherte Schlüssel für ${service} lässt sich nicht öffnen.`,
      'Speichern Sie ihn erneut, oder starten Sie Sightline mit dem, was ihn öffnet.',
    ),
    retiring_model: tell(
      ({ engine, model, retiresOn, isOver, instead }) =>
        `${engine}: Das Modell ${model} ${isOver ? 'wurde' : 'wird'} am ${retiresOn} abgeschaltet. ${instead === null ? 'Ein anderes muss gewählt werden.' : `Stattdessen ${instead} wählen.`}`,
      'Das Modell wird in den Einstellungen unter „Suchmaschinen & Schlüssel“ gewählt. Antworten eines anderen Modells sind mit den früheren nicht ganz vergleichbar.',
    ),
    offline: tell(
      () => 'Dieser Rechner ist offline: Keine Suchmaschine ist erreichbar.',
      'Fragen warten und gehen von selbst weiter, sobald er wieder online ist.',
    ),
  },
};
