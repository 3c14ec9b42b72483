/** German words of opinion. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './de/blame.ts';
import { PRAISE } from './de/praise.ts';
import { TOLD } from './de/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      nicht mehr, ich wünschte, wir wünschten, kein einziges mal, keinmal, weder _ noch, wenige {sind|waren|kunden|nutzer|leute|menschen}, nicht, kein, keine, keinen, keinem, keiner, keines, keinerlei, nie, niemals, nichts, niemand, ohne, weder, noch nie, kaum, selten, mitnichten, keineswegs, keinesfalls, alles andere als, fernab von, frei von, verzichtet auf, nicht gerade, nicht wirklich, mangelt es an, fehlt es an, fehlt,
      keine nennenswerten, keine nennenswerte, kein nennenswerter, nichts nennenswertes, keine erwähnenswerten, nichts ernsthaftes,
      nichts wesentliches, nichts gravierendes, keine bekannt, bislang keine, eigentlich keine, so gut wie keine, kaum welche`,
  negationsAfter: `nicht, nie, kaum, zu wünschen übrig,
      findet man kaum, findet man nicht, findet man selten, findet man nirgends, wird man kaum finden, sucht man vergeblich`,
  intensifiers: `
    sehr, äußerst, extrem, extrem gut, besonders, wirklich, echt, total, absolut, völlig, komplett, überaus, höchst, ungemein, unglaublich, richtig, so, viel, weit, weitaus, deutlich, wesentlich, erheblich, klar, spürbar, merklich, enorm, ausgesprochen, durchweg, durchgehend, stets, immer, ständig, dauernd, häufig, unnötig, rundum, ziemlich,
      auf ganzer linie, in jeder hinsicht`,
  diminishers:
    'etwas, ein wenig, ein bisschen, leicht, ein klein wenig, recht, relativ, teilweise, teils, manchmal, gelegentlich, halbwegs, einigermaßen, bisweilen, ganz, eher',
  contrasts: `
    aber, jedoch, hingegen, dagegen, obwohl, während, doch, allerdings, sondern, dennoch, trotzdem, obgleich, obschon, wohingegen, wogegen, andererseits, im gegensatz dazu, demgegenüber, nur, indes, indessen, zwar, weil, da, sodass, dafür`,
  turns: `
    aber, jedoch, doch, allerdings, dennoch, trotzdem, leider`,
  concessions: `
    obwohl, obgleich, obschon, trotz, auch wenn, wenngleich`,
  comparison: {
    better: `
      besser, bessere, besserer, besseres, besseren, besserem, schneller, schnellere, schnelleren, schnelleres, günstiger, günstigere*, billiger, billigere*, preiswerter*, preisgünstiger*, einfacher, einfachere*, leichter, leichtere*, stärker, stärkere*, sicherer, sicherere*, zuverlässiger*, stabiler*, übersichtlicher*, freundlicher*, moderner*, umfangreicher*, leistungsfähiger*, leistungsstärker*, flexibler*, genauer*, präziser*, bequemer*, robuster*, hochwertiger*, komfortabler*, intuitiver*, benutzerfreundlicher*, transparenter*, fairer, fairere*, großzügiger*, kompetenter*, hilfsbereiter*, effizienter*, angenehmer*, schöner*, leiser*, frischer*, leckerer*, attraktiver*, vielseitiger*, ausgereifter*, solider*, weniger fehler*, weniger probleme, weniger abstürze, mehr funktionen, mehr möglichkeiten, mehr leistung, mehr auswahl, mehr komfort, mehr sicherheit, niedrigere preise, niedrigere gebühren, niedrigere kosten, überlegen, voraus, einen schritt voraus, mehr fürs geld, mehr für ihr geld, mehr fürs gleiche geld, kostet weniger, kosten weniger, vorzuziehen, im vorteil,
      kann mehr, bietet mehr, leistet mehr, hält länger,
      besser ausgebaut, breiter, umfangreicher, weiter verbreitet`,
    worse: `
      schlechter, schlechtere*, langsamer, langsamere*, teurer, teurere*, schwächer*, komplizierter*, umständlicher*, unübersichtlicher*, unzuverlässiger*, träger, lauter, schwerfälliger*, unsicherer*, ungenauer*, fehleranfälliger*, mehr fehler, mehr probleme, mehr abstürze, weniger funktionen, weniger auswahl, weniger möglichkeiten, höhere preise, höhere gebühren, höhere kosten, kostet mehr, kosten mehr, unterlegen, hinter, im nachteil, minderwertiger*, schwieriger*, aufwendiger*, aufwändiger*, unfreundlicher*, veralteter*,
      kann weniger, bietet weniger, leistet weniger`,
    more: 'mehr, deutlich mehr, viel mehr, noch',
    less: 'weniger, deutlich weniger, viel weniger, minder',
    standardBefore:
      'als, verglichen mit, im vergleich zu, im vergleich zum, im vergleich mit, gegenüber, neben, gemessen an, anders als bei, im direkten vergleich mit',
    standardAfter: '',
    beats: `
      übertrifft, übertreffen, übertraf, übertroffen, schlägt, schlagen, geschlagen, besiegt, überholt, überflügelt, überragt, sticht aus, aussticht, ausgestochen, hängt ab, abgehängt, lässt hinter sich, hinter sich gelassen, hinter sich, deklassiert, toppt, in den schatten gestellt, stellt in den schatten, in den schatten, ist überlegen, weit voraus, hat die nase vorn gegenüber, steckt in die tasche, in die tasche,
      schlägt um längen, stecken in die tasche, lässt alt aussehen, läuft den rang ab, übertrumpft, zieht davon,
      alt aussehen, den rang ab, weit hinter sich,
      hängt locker ab, lassen hinter sich, distanziert, um längen voraus, überlegen, haushoch überlegen, weit überlegen, klar überlegen,
      dominiert,
      nur besser, bloß besser, aber besser`,
    losesTo: `
      unterliegt, unterlegen, hinkt hinterher, hinkt, hinterher, liegt hinter, bleibt hinter, zurück, fällt zurück, fällt ab gegenüber, nicht mithalten, kann nicht mithalten, können nicht mithalten, reicht nicht heran, reicht nicht an, kommt nicht heran, kommt nicht an, nicht das wasser reichen, das nachsehen, zieht den kürzeren, zieht gegen, steht im schatten, verliert gegen, chancenlos gegen, keine chance gegen,
      zieht den kürzeren gegen, kann nicht das wasser reichen, kann nicht mithalten mit, nicht mithalten mit, kein vergleich zu,
      bleibt zurück hinter, hat das nachsehen gegen, reicht nicht heran an, kommt nicht heran an,
      hinkt hinter, bleibt zurück, fällt hinter, fällt ab gegen, kann nicht mit, kommt nicht ran, kein vergleich, den kürzeren,
      verblasst neben, verblasst gegen, verblassen gegen, sieht alt aus gegen, hat das nachsehen`,
    unlike: 'anders als, im gegensatz zu, im gegensatz zum, im unterschied zu, entgegen, nicht wie',
    preferred: `{würde|werde|würden|hätte} {lieber |immer |jederzeit |eher |}_ statt _ {nehmen|wählen|kaufen|buchen|empfehlen|nutzen|genommen|gewählt|gebucht|gekauft}, bevorzuge, bevorzugen, bevorzugt, vorziehen, ziehe, ziehen, zieht, lieber, wähle, wählen, würde wählen, entscheide mich für, entscheiden sich für, entschieden uns für, entschieden mich für, greif zu, greifen sie zu, greife zu, setze auf, setzen auf, den vorzug, nehme lieber, eher zu, wechseln zu,
      würde nehmen,   entscheide ich mich für, fällt meine wahl auf, würde ich wählen, wähle ich,
      greift besser zu, greift lieber zu, greife lieber zu, greifen lieber zu, greif lieber zu, sollte zu, setzt besser auf,
      setzt lieber auf, fährt besser mit, fahren besser mit, fährt man besser mit, ist besser beraten, besser beraten, besser bedient mit,
      besser aufgehoben, vorzug, geben den vorzug, entscheiden wir uns für, nimm lieber, nehmt lieber, wählt lieber, wähle lieber,
      lieber nehmen,
      jederzeit nehmen`,
    over: `statt, anstatt, anstelle von, gegenüber, vor, und nicht, und gegen, als,
      statt zu, anstatt zu, statt bei, statt mit, statt auf, als mit, als bei, als zu`,
    alternativeTo:
      'alternative zu, alternative für, alternative zum, alternativen zu, ersatz für, alternative, alternativen, konkurrenz für',
    same: 'ebenbürtig, gleichauf mit, auf augenhöhe mit, vergleichbar mit, genauso gut wie, ebenso gut wie, so gut wie, gleichwertig, ähnlich wie, mithalten mit, kann mithalten',
  },
  advice: {
    for: `
      empfehle, empfehlen, empfiehlt, empfohlen*, empfehlenswert*, empfehlung, empfehlungen, weiterempfehl*, zu empfehlen, ans herz legen, rate zu, raten zu, kaufempfehlung, klare empfehlung, einen versuch wert, einen blick wert, einen besuch wert, eine überlegung wert, zugreifen, greifen sie zu, greif zu, nichts falsch, unser tipp, mein tipp, geheimtipp, jederzeit wieder buchen, würde wieder kaufen, wieder kaufen, wieder buchen,
      macht man nichts verkehrt, macht man nichts falsch, kann man nichts falsch machen, nichts falsch machen, greift zu, zuschlagen,
      sollte man ausprobieren, unbedingt ausprobieren, probieren sie, ausprobieren lohnt, ein blick wert, versuch wert,
      lohnt einen versuch, erste anlaufstelle, die erste wahl, meine erste wahl, unsere wahl, mein favorit, unser favorit,
      klare kaufempfehlung, volle empfehlung, absolute empfehlung, wärmstens, wärmstens empfehlen, ans herz gelegt,
      lege ich jedem ans herz, rät zu, zuraten, bleibe ich treu, bleibe dabei, bleiben dabei, bin geblieben, wieder bestellen,
      bestelle wieder, immer wieder buchen, wir kommen wieder, komme wieder, kommen gerne wieder, stammkunde, treuer kunde,
      ganz oben auf, ganz oben stehen, oben auf der liste, ganz oben auf ihrer liste, ganz oben auf die liste, auf die liste,
      in die engere wahl, engere wahl, auf ihre liste, sollten sie sich ansehen`,
    against: `
      rate ab, raten ab, raten wir ab, rate ich ab, rät davon ab, rät ab, abzuraten, abraten, abgeraten, rate dringend ab, finger weg, hände weg, meiden, meide, meidet, vermeiden sie, nicht zu empfehlen, nicht empfehlenswert, nicht empfehlen, nicht weiterempfehlen, keine empfehlung, bogen machen, bogen um, großen bogen, einen bogen, warne, warnen, warnt, gewarnt, warnung, vorsicht, lieber nicht, besser nicht, ungern, nicht mehr kaufen, nicht mehr buchen, nicht noch einmal, aufpassen, abstand nehmen, verzichten sie auf, sucht euch,
      einen bogen machen, einen großen bogen, großen bogen machen, einen weiten bogen, die finger lassen, nie wieder, spart euch,
      spar dir, sparen sie sich, kaum zu empfehlen, schwer zu empfehlen, warnen vor, ist abzuraten, links liegen lassen,
      die finger von lassen, finger lassen, finger davon, die finger davon lassen, lasst die finger, lassen sie die finger, weiten bogen,
      macht einen bogen, auf keinen fall, keinesfalls kaufen, nicht kaufen, kann ich nicht empfehlen, rate jedem ab, gemieden, zu meiden,
      vorsicht vor, warnt vor, warne vor, hütet euch, sparen, würde ich nicht, kein zweites mal, nicht wieder, nie wieder kaufen,
      nie wieder buchen, nie wieder bestellen, suche mir etwas anderes, suchen sie sich, besser woanders, lieber woanders,
      geht woanders hin, zur konkurrenz, falsche wahl, schlechte wahl, keine gute wahl, nicht die beste wahl, würde davon abraten,
      davon abzuraten`,
  },
  pros: 'vorteile, vorteil, pro, pros, plus, pluspunkte, stärken, das gefällt uns, das gefällt, was uns gefällt, was gefällt, das spricht dafür, dafür spricht, positiv, positives, highlights, argumente dafür, gut, das überzeugt, überzeugt',
  cons: 'nachteile, nachteil, contra, kontra, cons, minus, minuspunkte, schwächen, schwachpunkte, schwachstellen, das gefällt uns nicht, was uns nicht gefällt, das spricht dagegen, dagegen spricht, negativ, negatives, kritik, kritikpunkte, einschränkungen, mängel, schlecht, probleme, verbesserungswürdig, was fehlt, abzüge',
  about: `
    es, er, sie, sein, seine, seinen, seiner, ihr, ihre, ihren, ihrer, das, der, die, dessen, deren, diese, dieser, dieses, das tool, die app, die software, das programm, der anbieter, das unternehmen, die firma, der dienst, die plattform, die bank, die versicherung, der versicherer, das hotel, der shop, die marke, das produkt, das gerät, das modell, der support, der kundenservice, der kundendienst, die preise, der preis, nutzer, kunden, anwender, insgesamt, unterm strich, fazit, beide, auch, viele nutzer, viele kunden, wir, ich, man, hier, dort, die bedienung, die hotline, dazu, zudem, außerdem`,
  solves: `
    verhindert, verhindern, vermeidet, vermeiden, schützt vor, schützt gegen, schützt, schutz vor, schutz gegen, bekämpft, bekämpfen, beendet, beenden, beseitigt, beseitigen, reduziert, reduzieren, verringert, verringern, minimiert, senkt, senken, löst, lösen, behebt, beheben, hilft bei, hilft gegen, helfen bei, helfen gegen, erkennt, erkennen, entdeckt, findet, finden, spürt auf, meldet, überwacht, behandelt, behandlung von, lindert, versichert gegen, versichert, versicherung gegen, deckt, absichert, sichert gegen, filtert, blockiert, stoppt, spart, ersetzt, vorbeugt, beugt vor, gegen, diagnos*, im falle von, vermittelt bei, räumt auf mit, schluss mit, nie wieder,
      ersetzte, repariert, reparierte, umgetauscht, ausgetauscht, tauschte,
      warnt vor, warnt bei, warnt landwirte vor, misst, messen, erfasst, erfassen, klassifiziert, sortiert, filtern, aufspüren, spüren, spürt,
      erforscht, untersucht, befragt, versichern gegen, entschädigte uns für, entschädigt für, entschuldigte sich für,
      berechnet ausfallrisiken, dient dazu, befreit von, befreite uns von, befreite mich von, nimmt uns, nahm uns, nimmt mir, nahm mir,
      erspart uns, ersparte uns, erspart mir, korrigierte, korrigiert, bemerkte, entdeckte, fand, behob, löste, räumt mit, meldete, beseitigte,
      entfernt, entfernte, vertreibt, reklamiert, tauscht, austauschen, aus kritik lernt, lernt aus, reagiert auf, hört auf, nimmt ernst`,
  neutralPhrases: `
    nicht nur, nicht zuletzt, nicht zu vergessen, kostenlos*, gratis*, noch nicht, gut und gerne, {so gut wie} {nie|niemals|kein|keine|keinen|keiner|nichts|niemand|alles|alle|immer|jeder|jede|jedes|unmöglich|ausgeschlossen|sicher|fertig|neu}, {listen|liste|ranking|übersicht|auswahl} der besten, {wie|ob} {zufrieden|gut|schlecht|schnell|zuverlässig|sicher} {sie|er|es|kunden|nutzer|die|der|das|man|ihr|wir|ich}, wäre _ {günstiger|billiger|schneller|besser|größer|kleiner|einfacher}, so genannt*, sogenannt*, guten tag, gute nacht, gute frage, schnellstart, schnellzugriff, einfach mal, leicht verletzt, sicherheitslücken schließt, kundenzufriedenheit, beschwerdemanagement, fehlermeldung*, fehlersuche, fehlerbehebung, fehlerprotokoll*, problemlösung*, problemmanagement, störungsmeldung*, störungsmanagement, stärken und schwächen, vor und nachteile, vor  und nachteile, vor- und nachteile, gutschrift*, gutschein*, gutachten, güterverkehr, komplexe projekte, komplexen projekten, komplexe aufgaben, sichere passwörter, sichere dir, sichern, mögen sie, möchte, möchten, wie viele, wie gut, mehr als, weniger als, mehr erfahren, nicht mehr als, mindestens, im besten fall, bestenfalls, schlimmstenfalls, wenn möglich, super bowl, plus, laut hersteller, laut angaben, laut einer, laut den, laut der, laut test, falsche freunde, günstig gelegen, leichte sprache, starkes passwort, nicht zuletzt, einfacher tarif, kalte küche, gute besserung, beste grüße, datenverlust vorbeugt, ewig gestrige, je nach, hinter, in deutschland, problemlos, zu finden,
      wenn etwas schiefgeht, wenn etwas schief geht, wenn mal etwas schiefgeht, wenn es probleme gibt, wenn es mal hakt, bei problemen,
      bei beschwerden, im notfall, bei fehlern, im schadensfall, bei einem schaden, bei schäden, im falle eines, bei defekt,
      bei verspätung*, vor verlusten, sofort verfügbar, sofortüberweisung, sofortkredit*, sofortbildkamera*, ab sofort, sofort lieferbar,
      sauer macht lustig, sauerteig*, sauerstoff*, weich gekochte, weichkäse, kalte getränke, kaltmiete, kalt gepresst, trockenfutter,
      trocken lagern, trockene haut, trockener wein, trockene weine, totholz, tote zone, hinweis*, hin und wieder, hin zu, hin und zurück,
      hinflug, hinfahrt, warteliste*, sparen sie, geld sparen, zeit sparen, zu sparen, energie sparen, sparen und,
      zum sparen, zusammen sparen, und sparen, im nu lernen, kündigungsfrist, gekündigt werden, werden gekündigt,
      monatlich gekündigt werden, minus grad, plus und minus, plus ein, plus eine, klemmt man, hängt von, hängt davon ab, hängt vom,
      hängt an der wand, baustellen, auf der baustelle, auf baustellen, für baustellen, bauprojekte, beta version, beta phase, beta tester,
      dünnschicht, sicherheitshalber, gewinne, gewinnen, gewinnspiel, reklamationen, bei reklamationen, reklamationsfrist, werktage*,
      verdient man, verdient geld, verdient sein geld, verdienst, prompts, prompt engineering, positiver bescheid, positive psychologie,
      negativ beschieden, negativer bescheid, negative zinsen, negativzins*, gefragt wurde, gefragt werden, nach etwas gefragt,
      alt und jung, jung und alt, lärmschutz, lärmdämmung, künstliche intelligenz, künstlicher intelligenz, künstliche, künstlichen,
      gesperrt werden, karte gesperrt, spannend wird, unterlegen sind, zu groß für, vorsicht bei, eingefroren und, eingefrorene,
      verbraucht strom, verbraucher*, dünn und, verlegt bücher, verlegt, drückt auf, knopf drückt, verwunschen, im voraus, voraussetz*,
      voraussicht*, begeisterungs*,
      zu den, zu dem, zu der, zu einem, zu einer, beschwerden ernst,
      so stark, zu stark, stark von, stark auf, einfach über, einfach nicht, einfach so, einfach nur, einfach zu teuer, einfach nie,
      einfach vor, einfach in, schlagen vor, schlägt vor,
      flug ausfiel, der flug ausfiel, flug gestrichen wurde, flug annulliert`,
  aspects: {
    price:
      'preis*, kosten, kostet, kostspielig*, gebühr*, beitrag, beiträge*, beitragssatz, teuer, teure*, teurer, günstig*, billig*, preiswert*, überteuert*, erschwinglich*, tarif, tarife, geld, preis leistungs*, preisleistung*, abo, abonnement, zinsen, zins, prämie*, rabatt*, erstattet, erstattung, rückzahlung, abzocke, wert, sparsam*, zusatzkosten',
    support:
      'support, kundenservice, kundendienst, kundenbetreuung, kundensupport, service, hotline, beratung, berater*, ansprechpartner*, mitarbeiter*, personal, freundlich*, unfreundlich*, hilfsbereit*, hilfreich*, erreichbar*, antwort*, reagiert, warteschleife, betreuung, reaktionszeit*, höflich*, unhöflich*, kulan*, crew, schadenbearbeitung, schadensabwicklung, beschwerden',
    ease: 'bedienung*, bedienbar*, bedienen, benutzerfreundlich*, nutzerfreundlich*, anwenderfreundlich*, bedienungsfreundlich*, einfach, einfache*, einfacher, leicht, kinderleicht*, intuitiv*, übersichtlich*, unübersichtlich*, oberfläche, benutzeroberfläche, menü*, einrichtung, eingerichtet, einstieg, lernkurve, kompliziert*, umständlich*, verwirr*, handhabung, unkompliziert*, navigation, design, schwer zu verstehen, verständlich*',
    reliability:
      'zuverlässig*, unzuverlässig*, zuverlässigkeit, stabil*, instabil*, stabilität, absturz*, abstürze*, stürzt*, fehler*, ausfall*, ausfälle, störung*, verlässlich*, robust*, haltbar*, langlebig*, qualität*, verarbeitung, genau*, ungenau*, präzis*, geschwindigkeit, schnell*, langsam*, träge*, leistung, sicherheit, sicher, pünktlich*, verspät*, lieferung*, akku*, kaputt, defekt*, datenverlust, funktioniert, performance',
    features:
      'funktion*, funktionsumfang, schnittstelle*, integration*, automatisierung*, vorlagen, auswertung*, berichte, bericht, export*, optionen, umfang, umfangreich*, auswahl, sortiment, angebot, app, leistungsumfang, anpassbar*, flexib*, vielseitig*, erweiterung*, plugin*, rezepte, inhalte, ausstattung, leistungen, möglichkeiten',
  },
  and: 'und, oder, sowie, beziehungsweise, bzw, &, wie auch',
  conditions: `wenn, falls, sofern, sollten sie, ob, vorausgesetzt, angenommen,
      wer auf, wer eine, wer einen, wer ein, wer nach, wer hofft, wer sich, wer schnelle, wer guten, wer gute, wenn sie, falls sie`,
  levels: {
    high: 'hoch, hohe, hoher, hohes, hohen, hohem, höher, höhere, höheren, gestiegen, steigen, gestiegene*',
    low: 'niedrig*, gering, geringe*, tief, tiefe, gesunken, gesunkene*',
  },
  asMuch: {
    before: `so, genauso, ebenso, annähernd so, ganz so, gleich,
      sowohl`,
    after: `wie,
      als auch, wie auch`,
  },
  by: 'von, durch, vom',
  leaves: `von _ zu _ {gewechselt|umgestiegen|gegangen|umgezogen|gewandert|übergelaufen}, von _ auf _ {gewechselt|umgestiegen|umgestellt|gewandert}, von _ zu _ {wechseln|gehen|umsteigen}, gewechselt von, wechselte von, wechseln von, gekündigt bei, weg von, verlassen, verließ, abgewandert von, umgestiegen von, kündigte bei, abwandern von,
      wechsel von, umstieg von, abschied von, abkehr von`,
  excess: 'zu, viel zu, allzu, deutlich zu, etwas zu',
  once: `früher war, früher waren, war früher, waren früher, früher einmal, war einmal, war mal, einst, einstmals, ehemals, seinerzeit, vor jahren noch, galt lange als, war lange,
      auf dem papier, in der theorie, theoretisch,
      früher, anfangs, zu beginn, zunächst, am anfang, ursprünglich, lange zeit war, waren lange, auf den ersten blick,
      zu seinen besten zeiten, in besseren zeiten,
      wirbt mit, werben mit, wirbt damit, gibt sich als, rühmt sich, nennt sich, verspricht, versprechen einem, angeblich, vermeintlich*,
      soll besonders, preist sich`,
  numbers: `
      ein, eine, einem, einer, einen, eines, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, fünfzehn, zwanzig, dreißig,
      weniger, wenigen, wenige, einigen, einige, ein paar, mehrere, mehreren, etlichen, kürzester, knapp zwei, gerade mal zwei,
      gerade einmal zwei, nur zwei, nicht einmal zwei, nicht mal zwei, nicht mal fünf, zwei bis drei, zwei oder drei, einer halben,
      anderthalb, eineinhalb, zig`,
  past: `
      war, waren, war mal, hatte, hatten, lief, galt, funktionierte`,
  now: `
      inzwischen, mittlerweile, heute, heutzutage, jetzt, nun, seitdem, seither, neuerdings, in letzter zeit, zuletzt, seit kurzem,
      seit der übernahme, nicht mehr, bis,
      geworden, wurde zum, wurde zur,
      längst, schon lange nicht mehr, seit langem,
      das gegenteil, gegenteil, im gegenteil, das genaue gegenteil, in der praxis, in wirklichkeit, in wahrheit, im alltag`,
  relatives: `
      der, die, das, den, dem, dessen, deren, welcher, welche, welches, wo`,
  circumstances: `
      wenn, sobald, falls`,
  soon: `
      innerhalb weniger tage, innerhalb weniger minuten, binnen weniger tage, binnen weniger minuten, binnen minuten, binnen stunden,
      in wenigen minuten, in wenigen tagen, in fünf minuten, noch am selben tag, am nächsten tag, in # minuten, in # sekunden,
      innerhalb von minuten, innerhalb von # minuten, innerhalb von # stunden, innerhalb # stunden, innerhalb # stunde,
      innerhalb # minuten, binnen # minuten, binnen # stunden, binnen # tagen, binnen # stunde, binnen # tages, innerhalb # tages,
      im handumdrehen, im nu, in windeseile, auf der stelle, umgehend, noch am gleichen tag, am selben tag, am gleichen tag,
      schon am nächsten tag, schon am nächsten morgen, am nächsten morgen, am folgetag, über nacht`,
};
