/** What reviewers tell rather than judge, and sayings, in German. */
import type { Told } from '../../opinion-words.ts';
import { DURABILITY_BLAME } from './blame-durability.ts';
import { EVERYDAY_BLAME } from './blame-everyday.ts';
import { TOLD_BLAME } from './blame-told.ts';
import { BLAME_TURNS } from './blame-turns.ts';
import { NEUTRAL_FACTS } from './neutral-facts.ts';
import { DURABILITY_PRAISE } from './praise-durability.ts';
import { EVERYDAY_PRAISE } from './praise-everyday.ts';
import { TOLD_PRAISE } from './praise-told.ts';
import { PRAISE_TURNS } from './praise-turns.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${EVERYDAY_PRAISE}, ${PRAISE_TURNS}, ${DURABILITY_PRAISE}`,
  bad: `${TOLD_BLAME}, ${EVERYDAY_BLAME}, ${BLAME_TURNS}, ${DURABILITY_BLAME}`,
  neutral: `${NEUTRAL_FACTS},
    am ende des, am ende der, am ende von, am ende eines, am ende steht, fehler in verträgen, nicht verzichten, auf nichts verzichten,
    gewechselt werden, wählen sie, verloren gegangene, falle eines, endlich einmal,
    genau {ein|eine|einen|einem|zwei|drei|so|wie|das|die|der|den|dann|dort|um|#}, anschluss verpasst haben, {die|der} ihren anschluss verpasst,
    beschädigt an füllen, kommt ihr paket, ist ihr paket, laut {umfrage|studie|anbieter|hersteller|website|bericht|test}, gut oder schlecht,
    gut wie schlecht, positiv wie negativ, positiv oder negativ, positive und negative, gute und schlechte, gute wie schlechte, die zufriedenheit,
    zufriedenheit und, glück und zufriedenheit, schade dass es, bestnote im, sponsoren, {nicht|ob|wie|wann|warum|ob sich} {ausfällt|gefällt},
    preis leistungs verhältnis, {bei|im falle von|im fall von} {verlust|diebstahl}, mahngebühren {betragen|liegen},
    {sperrt|sperren} {karten|die karte bei}, {selbst|sogar} {gemacht|gebaut}, {gut|wie gut} {#|ob}, pleite {gehen|machen|versicherung},
    {insolvenz|pleite} {versicherung|schutz}, {haar|haare} {färben|schneiden|pflege}, {hammer|traum} {bohrer|reise|auto|haus},
    hit {liste|parade|radio}, respekt vor,
    {kinderarbeit|betrug|spam|phishing|datenlecks|schimmel} {verhindern|erkennen|vorbeugen|bekämpfen|melden|entfernen|aufzuspüren},
    {erkennt|findet|entfernt|verhindert|meldet|bekämpft|beseitigt|misst|stoppt|erkennen|verhindern|entfernen|aufspüren|bekämpfen|beseitigen} {schimmel|datenlecks|betrug|sicherheitslücken|undichte|fehler|schadsoftware|spam|müll|abfall|stau},
    {müll|abfall} {entsorgung|abfuhr|tonne|trennung|tonnen|wirtschaft}, mülltrennung, lügen {detektor}, zirkus {karten|vorstellung|festival},
    hölle {und}, kalte {dusche und}, {warte|warten|gewartet} {werden|sind|lassen}, lob und {kritik|tadel}, lob oder {kritik|tadel}, ärger {mit m},
    {freude|spaß} {am|an der}`,
};
