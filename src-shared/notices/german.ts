/** The words of notices about engines, caps, keys and the network, by kind, in German. */
import type { NoticeCatalogue, Told } from './english.ts';

const tell = (message: Told, advice: string) => ({ message, advice });

export const NOTICES_GERMAN: NoticeCatalogue = {
  said: (text) => `Im Wortlaut: ${text}`,
  reasons: {
    not_shown: 'die Oberfläche zeigte nichts',
    cancelled: 'abgebrochen, bevor gefragt wurde',
    waiting: 'wartet auf Sie',
    no_key: 'kein Schlüssel',
    no_route: 'kein Zugang',
    auth: 'Schlüssel zurückgewiesen',
    quota: 'Guthaben aufgebraucht',
    forbidden: 'Abfrage nicht erlaubt',
    region: 'Land oder Netz nicht bedient',
    unknown_model: 'Modell nicht verfügbar',
    model_not_allowed: 'Modell für den Schlüssel gesperrt',
    wrong_path: 'Adresse führt ins Leere',
    cap: 'Kostengrenze erreicht',
    rate_limit: 'bat um weniger Abfragen',
    overloaded: 'überlastet',
    timeout: 'keine Antwort in der Zeit',
    network: 'Verbindung gescheitert',
    proxy_unreachable: 'Proxy nicht erreichbar',
    proxy_auth: 'Proxy verlangt Passwort',
    proxy_refused: 'Proxy lässt nicht durch',
    certificate: 'Zertifikat nicht vertrauenswürdig',
    offline: 'hier kein Netz',
    search_error: 'die Websuche schlug fehl',
    schema_drift: 'Antwort nicht lesbar',
    content_refused: 'Frage wegen ihres Inhalts abgelehnt',
    bad_request: 'Frage abgelehnt',
  },
  names: {
    silent: 'seit Tagen still',
    outage: 'antwortet nicht',
    cap: 'Kostengrenze erreicht',
    refused_key: 'Schlüssel abgelehnt',
    empty_account: 'Konto leer',
    forbidden: 'Schlüssel darf nicht fragen',
    region: 'hier nicht angeboten',
    unknown_model: 'Modell unbekannt',
    model_not_allowed: 'Modell nicht erlaubt',
    wrong_path: 'Adresse führt nirgendwohin',
    rate_limited: 'gebremst',
    schema_drift: 'Antworten unlesbar',
    new_shape: 'Antworten verändert',
    ungrounded: 'Antworten ohne Suche',
    refusals: 'verweigert Antworten',
    shorter_answers: 'kürzere Antworten',
    nothing_shown: 'zeigt nichts',
    other_model: 'ein anderes Modell antwortet',
    route_ended: 'Dienst beendet',
    locked_key: 'Schlüssel gesperrt',
    offline: 'kein Netz',
    proxy_unreachable: 'Proxy nicht erreichbar',
    proxy_auth: 'Proxy verlangt ein Passwort',
    proxy_refused: 'Proxy lehnt ab',
    certificate: 'Zertifikat nicht vertraut',
    retiring_model: 'Modell endet bald',
    other_boundaries: 'anders gemessen',
    report_failed: 'Bericht nicht erstellt',
    data_files_failed: 'Dateien nicht geschrieben',
    alerts_given_up: 'Meldungen nicht zugestellt',
  },
  kinds: {
    silent: tell(
      ({ engine, count, reason }, write) =>
        `${engine} antwortet seit ${write.quantity(count, 'Tag', 'Tagen')} nicht (${reason}).`,
      'Testen Sie den KI-Dienst in den Einstellungen; wählen Sie einen anderen Zugang, wenn er stumm bleibt.',
    ),
    outage: tell(
      ({ engine, reason }) => `${engine} antwortet nicht (${reason}).`,
      'Die Fragen werden von selbst wieder gestellt, solange der Tag ihres Durchlaufs dauert.',
    ),
    cap: tell(
      ({ cap, isAccount, engines, projects }, write) =>
        isAccount
          ? `Die monatliche Kostengrenze von ${cap} für alle Projekte ist erreicht. Angehalten: ${write.list(projects)}, bei ${write.list(engines)}.`
          : `Die monatliche Kostengrenze von ${cap} für ${write.list(projects)} ist erreicht. Angehalten: ${write.list(engines)}.`,
      'Was eine Kostengrenze auslässt, wird nur für den Tag nachgeholt, an dem sie angehoben wird.',
    ),
    refused_key: tell(
      ({ engine }) => `${engine} weist den Schlüssel zurück.`,
      'Speichern Sie einen anderen Schlüssel dafür.',
    ),
    empty_account: tell(
      ({ engine }) => `Das Guthaben für ${engine} ist aufgebraucht.`,
      'Laden Sie es beim Anbieter auf, heben Sie dort das Limit an, oder verknüpfen Sie ein Rechnungskonto oder einen Tarif. Der Schlüssel selbst wird angenommen.',
    ),
    forbidden: tell(
      ({ engine }) => `${engine} erlaubt dem Schlüssel solche Abfragen nicht.`,
      'Prüfen Sie beim Anbieter die Rechte des Schlüssels und seines Projekts sowie den Zustand des Kontos.',
    ),
    region: tell(
      ({ engine }) => `${engine} bedient das Land oder Netz nicht, aus dem dieser Rechner anfragt.`,
      'Am Schlüssel liegt es nicht. Wählen Sie einen anderen Zugang, oder fragen Sie aus einem Netz, das bedient wird.',
    ),
    unknown_model: tell(
      ({ engine }) => `Das für ${engine} eingestellte Modell gibt es nicht oder nicht mehr.`,
      'Der Schlüssel funktioniert. Wählen Sie ein Modell, das jetzt angeboten wird.',
    ),
    model_not_allowed: tell(
      ({ engine }) => `Der Schlüssel für ${engine} darf das eingestellte Modell nicht nutzen.`,
      'Der Schlüssel funktioniert. Geben Sie das Modell beim Anbieter für sein Projekt frei, oder wählen Sie ein anderes.',
    ),
    wrong_path: tell(
      ({ engine }) => `Die für ${engine} eingestellte Adresse führt ins Leere.`,
      'Berichtigen Sie die Adresse des Zugangs; die meisten enden auf /v1.',
    ),
    other_model: tell(
      ({ engine, count, of, named }, write) =>
        `${write.count(count)} von ${write.quantity(of, 'neuen Antwort', 'neuen Antworten')} von ${engine} kamen von einem Modell, das nicht als eigenes bekannt ist: ${named}.`,
      'Stellen Sie ein Modell des KI-Dienstes selbst ein. Die Antworten sind gekennzeichnet; ihre Zahlen gelten für das andere Modell.',
    ),
    route_ended: tell(
      ({ engine, service, named }) => `${engine} wird jetzt über ${service} gefragt: ${named} gibt es nicht mehr.`,
      'Zu tun ist nichts. Die Zahlen davor und danach stammen von zwei Schnittstellen: Vergleichen Sie sie mit Vorsicht.',
    ),
    rate_limited: tell(
      ({ engine, count }, write) =>
        `${engine} bat in drei Tagen ${write.count(count)}-mal um weniger Abfragen, öfter, als es Antworten gab.`,
      'Stellen Sie längere Abstände oder eine breitere Verteilung im Zeitplan ein, oder heben Sie das Limit beim Anbieter an.',
    ),
    schema_drift: tell(
      ({ engine, count, of }, write) =>
        `${engine} antwortet in anderer Form: ${write.count(count)} der neuesten ${write.count(of)} Antworten sind nicht lesbar.`,
      'Sie sind aufbewahrt, und eine neuere Version kann sie lesen: Aktualisieren Sie Sightline, und fragen Sie dann erneut.',
    ),
    new_shape: tell(
      ({ engine, signs }) =>
        `${engine} antwortet in neuer Form (${signs.join('; ')}). Die Antworten sind weiterhin lesbar.`,
      'Aktualisieren Sie Sightline, sobald es eine neuere Version gibt, und lesen Sie dann in den Einstellungen aufbewahrte Antworten erneut.',
    ),
    ungrounded: tell(
      ({ engine, count }, write) =>
        `${engine} sucht nicht mehr im Web: Keine der neuesten ${write.count(count)} Antworten beruht auf einer Suche.`,
      'Die Zahlen dieser Tage sind mit den früheren nicht vergleichbar. Prüfen Sie, ob Modell oder Tarif die Websuche verloren haben.',
    ),
    refusals: tell(
      ({ engine, count, of }, write) =>
        `${engine} lehnt weit mehr Fragen ab als zuvor: ${write.count(count)} der neuesten ${write.count(of)}.`,
      'Lesen Sie einige der Ablehnungen; ein neues Modell behandelt diese Fragen womöglich anders.',
    ),
    shorter_answers: tell(
      ({ engine, before, of }, write) =>
        `Antworten von ${engine} sind von etwa ${write.count(before)} auf ${write.count(of)} Wörter geschrumpft.`,
      'Kürzere Antworten nennen weniger Marken. Prüfen Sie, ob sich das Modell oder seine Einstellungen geändert haben.',
    ),
    nothing_shown: tell(
      ({ engine, count }, write) =>
        `${engine} hat bei den neuesten ${write.quantity(count, 'Frage', 'Fragen')} nichts gezeigt, anders als zuvor.`,
      'Stellen Sie einen der Prompts von Hand: Entweder gibt es die Oberfläche dafür nicht mehr, oder über diesen Zugang ist sie nicht mehr zu sehen.',
    ),
    locked_key: tell(
      ({ service }) => `Der gespeicherte Schlüssel für ${service} lässt sich nicht öffnen.`,
      'Speichern Sie ihn erneut, oder starten Sie Sightline mit dem, was ihn öffnet.',
    ),
    retiring_model: tell(
      ({ engine, model, retiresOn, isOver, instead }) =>
        `${engine}: Das Modell ${model} ${isOver ? 'wurde' : 'wird'} am ${retiresOn} abgeschaltet. ${instead === null ? 'Ein anderes muss gewählt werden.' : `Stattdessen ${instead} wählen.`}`,
      'Gewählt wird das Modell in den Einstellungen unter „KI-Dienste & Schlüssel“. Antworten eines anderen Modells sind mit den früheren nicht ganz vergleichbar.',
    ),
    proxy_unreachable: tell(
      ({ engines }, write) => `Der Proxy auf dem Weg zu ${write.list(engines)} ist nicht erreichbar.`,
      'Prüfen Sie den Proxy unter Einstellungen › Netzwerk, und ob dieser Rechner in dem Netz ist, zu dem er gehört. Fragen warten und gehen von selbst weiter.',
    ),
    proxy_auth: tell(
      ({ engines }, write) => `Der Proxy auf dem Weg zu ${write.list(engines)} verlangt eine Anmeldung.`,
      'Stellen Sie Benutzername und Passwort unter Einstellungen › Netzwerk ein. An den Schlüsseln liegt es nicht; Fragen warten und gehen von selbst weiter.',
    ),
    proxy_refused: tell(
      ({ engines }, write) => `Der Proxy lässt Fragen an ${write.list(engines)} nicht durch.`,
      'Bitten Sie die Administratoren des Netzes, die Adressen freizugeben. An den Schlüsseln liegt es nicht; Fragen warten und gehen von selbst weiter.',
    ),
    certificate: tell(
      ({ engines }, write) => `Das für ${write.list(engines)} gezeigte Zertifikat ist nicht vertrauenswürdig.`,
      'Testen Sie die Verbindung unter Einstellungen › Netzwerk: Dort steht, von wem es stammt. An den Schlüsseln liegt es nicht; Fragen warten und gehen von selbst weiter.',
    ),
    other_boundaries: tell(
      ({ projects, languages }, write) =>
        `Antworten von ${write.list(projects)} wurden nach anderen Wortgrenzen ausgewertet als denen dieses Programms (${write.list(languages)}).`,
      'Tiefe und Stimmung sind nicht ganz vergleichbar. Neue Antworten werden nach den Wortgrenzen dieses Programms ausgewertet und gekennzeichnet. Erneutes Auswerten stellt alle Antworten darauf um; nichts wird gefragt oder bezahlt.',
    ),
    report_failed: tell(
      ({ count, projects }, write) =>
        `${write.quantity(count, 'Berichtsdatei', 'Berichtsdateien')} für ${write.list(projects)} ${count === 1 ? 'konnte' : 'konnten'} nicht erstellt werden.`,
      '30 Tage lang wird es von selbst wieder versucht. Zeitplan und Protokoll der Berichte sagen, wo und warum.',
    ),
    data_files_failed: tell(
      ({ count }, write) =>
        `Dateien für andere Programme konnten nicht geschrieben werden: ${write.quantity(count, 'Versuch', 'Versuche')}.`,
      'Alle zehn Minuten wird es von selbst wieder versucht. Die Zeitpläne in den Einstellungen sagen, in welchen Ordner, warum und wann es zuletzt gelang.',
    ),
    alerts_given_up: tell(
      ({ count, named }, write) =>
        `${write.quantity(count, 'Nachricht mit Meldungen kam', 'Nachrichten mit Meldungen kamen')} bei ${named} nicht an; es wird nicht mehr versucht.`,
      'Prüfen Sie das Ziel unter Einstellungen › Meldungen; dort lässt sich erneut senden. Das Protokoll der Meldungen sagt, woran es lag.',
    ),
    offline: tell(
      () => 'Dieser Rechner ist offline: Kein KI-Dienst ist erreichbar.',
      'Fragen warten und gehen von selbst weiter, sobald er wieder online ist.',
    ),
  },
};
