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
      leider {nicht|kein|keine|keinen|nie}, schon lange nicht mehr, schon längst nicht mehr,
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
      im gegenteil, umgekehrt, anders bei, ganz anders,
    aber, jedoch, hingegen, dagegen, obwohl, während, doch, allerdings, sondern, dennoch, trotzdem, obgleich, obschon, wohingegen, wogegen, andererseits, im gegensatz dazu, demgegenüber, nur, indes, indessen, zwar, weil, da, sodass, dafür`,
  turns: `
    aber, jedoch, doch, allerdings, dennoch, trotzdem, leider`,
  concessions: `
    obwohl, obgleich, obschon, trotz, auch wenn, wenngleich`,
  comparison: {
    better: `
      mehr {filialen|standorte|erfahrung|geduld|herz|sorgfalt|abwechslung|vielfalt|speicher|tempo|power|ehrlichkeit|transparenz|verständnis},
      {größeres|breiteres} {sortiment|angebot|netz}, {größere|breitere} {auswahl|reichweite|palette}, größerer funktionsumfang,
      {kompetentere|sauberere|frischere|kräftigere|hellere|schärfere|ausführlichere|sorgfältigere|sparsamere|langlebigere|gemütlichere|sympathischere|ehrlichere|verlässlichere|aktuellere|vollständigere|weichere|wärmere|handlichere|geräumigere|ruhigere|haltbarere|seriösere|persönlichere|professionellere|klarere|verständlichere|aufmerksamere|großzügigere|kulantere|reibungslosere|pünktlichere|sanftere|gründlichere|ausgewogenere|aromatischere|leckerere|gesündere|edlere|wertigere|durchdachtere|ausgefeiltere|innovativere|vertrauenswürdigere|entspanntere|flüssigere|längere akkulaufzeit|größere auswahl|angenehmere|höhere qualität}*, {kompetenter|sauberer|kräftiger|heller|schärfer|ausführlicher|sorgfältiger|sparsamer|langlebiger|gemütlicher|sympathischer|ehrlicher|verlässlicher|aktueller|vollständiger|weicher|wärmer|handlicher|geräumiger|ruhiger|haltbarer|seriöser|persönlicher|professioneller|klarer|verständlicher|aufmerksamer|pünktlicher|gründlicher|aromatischer|gesünder|edler|wertiger|durchdachter|innovativer|vertrauenswürdiger|entspannter|flüssiger|zügiger|flotter|kulanter|souveräner|einladender|authentischer|nachhaltiger|griffiger|gleichmäßiger|satter|knackiger|saftiger}, {doppelt|dreimal|zweimal|zehnmal|viel|weit} so {lange|schnell|gut|viel fürs geld|viel platz|stabil|haltbar|bequem|leise}, {halb|nur halb} so {teuer|viel wie|laut|schwer|kompliziert|hoch}, {um welten|um längen|tausendmal|hundertmal|zehnmal|eine klasse|eine ganze klasse} {besser|lieber|schneller|angenehmer}, lieber als, mehr {qualität|service|platz|gegenwert|geschmack|zeit für|gegenleistung|datenvolumen|fürs geld als|für mein geld}, weniger {stress|ärger|lärm|strom|werbung|papierkram|ausfälle|wartezeit|aufwand|sprit|kosten|pannen|aussetzer}, {kürzere|weniger lange} {wartezeit*|lieferzeit*|wartezeiten},
      besser, bessere, besserer, besseres, besseren, besserem, schneller, schnellere, schnelleren, schnelleres, günstiger, günstigere*, billiger, billigere*, preiswerter*, preisgünstiger*, einfacher, einfachere*, leichter, leichtere*, stärker, stärkere*, sicherer, sicherere*, zuverlässiger*, stabiler*, übersichtlicher*, freundlicher*, moderner*, umfangreicher*, leistungsfähiger*, leistungsstärker*, flexibler*, genauer*, präziser*, bequemer*, robuster*, hochwertiger*, komfortabler*, intuitiver*, benutzerfreundlicher*, transparenter*, fairer, fairere*, großzügiger*, kompetenter*, hilfsbereiter*, effizienter*, angenehmer*, schöner*, leiser*, frischer*, leckerer*, attraktiver*, vielseitiger*, ausgereifter*, solider*, weniger fehler*, weniger probleme, weniger abstürze, mehr funktionen, mehr möglichkeiten, mehr leistung, mehr auswahl, mehr komfort, mehr sicherheit, niedrigere preise, niedrigere gebühren, niedrigere kosten, überlegen, voraus, einen schritt voraus, mehr fürs geld, mehr für ihr geld, mehr fürs gleiche geld, kostet weniger, kosten weniger, vorzuziehen, im vorteil,
      kann mehr, bietet mehr, bietet mehr {fürs|für das|für mein|fürs gleiche} geld, leistet mehr, hält länger,
      besser ausgebaut, breiter, umfangreicher, weiter verbreitet`,
    worse: `
      {unbequemer|störanfälliger|hässlicher|langweiliger|chaotischer|unpersönlicher|knapper|stickiger|enger|grober|klobiger|anfälliger|empfindlicher|wackliger|dreckiger|schmutziger|zäher|fader|ungemütlicher|oberflächlicher|bürokratischer|verwirrender|störrischer|nerviger|stressiger|unhandlicher|umständlicher|undurchsichtiger|unflexibler|unprofessioneller|ungeduldiger|arroganter|liebloser|spartanischer|unzufriedener|magerer|dürftiger|mühsamer}*, {halb|nur halb|nicht halb} so {gut|schnell|lange|bequem|stabil|zuverlässig|lecker}, {doppelt|dreimal|zweimal|viermal} so {teuer|langsam|laut|schwer|viel kostet|lange warten|lange gewartet|hoch}, {längere|deutlich längere} {wartezeit*|lieferzeit*}, mehr {stress|ärger|lärm|strom|werbung|papierkram|ausfälle|wartezeit|aufwand|pannen|aussetzer|beschwerden|reklamationen}, weniger {qualität|service|platz|gegenwert|geschmack|leistung|komfort|fürs geld},
      schlechter, schlechtere*, langsamer, langsamere*, teurer, teurere*, schwächer*, komplizierter*, umständlicher*, unübersichtlicher*, unzuverlässiger*, träger, lauter, schwerfälliger*, unsicherer*, ungenauer*, fehleranfälliger*, mehr fehler, mehr probleme, mehr abstürze, weniger funktionen, weniger auswahl, weniger möglichkeiten, höhere preise, höhere gebühren, höhere kosten, kostet mehr, kosten mehr, unterlegen, hinter, im nachteil, minderwertiger*, schwieriger*, aufwendiger*, aufwändiger*, unfreundlicher*, veralteter*,
      kann weniger, bietet weniger, leistet weniger`,
    more: 'mehr, deutlich mehr, viel mehr, noch',
    less: `
      nicht einmal halb so, nicht mal halb so, nicht einmal annähernd so,längst nicht so, bei weitem nicht so, nicht annähernd so, nicht halb so, lange nicht so, nicht ansatzweise so, nicht im entferntesten so, bei weitem weniger, noch lange nicht so, weniger, deutlich weniger, viel weniger, minder`,
    standardBefore:
      `im vergleich, im direkten vergleich zu, im direkten vergleich zum, gegen, an der seite von, als mit, als bei, als die von, als das von, als der von, als bei der, als, verglichen mit, im vergleich zu, im vergleich zum, im vergleich mit, gegenüber, neben, gemessen an, anders als bei, im direkten vergleich mit`,
    standardAfter: '',
    beats: `
      {schlägt|übertrifft|schlagen|übertreffen} {den|die|das|den service|die qualität} von _ {um längen|deutlich|klar|locker|haushoch|},
      {hängt|hängen|hängte} _ {den rivalen _|die konkurrenz von _|den konkurrenten _|} {locker|klar|deutlich|mühelos|spielend|} ab, hängt _ den rivalen _ {locker|klar|mühelos|} ab, {hängt|lässt|steckt|stellt|schlägt|übertrifft} _ _ {weit|klar|deutlich|locker|mühelos|um längen|} {ab|hinter sich|in die tasche|in den schatten|alt aussehen|um längen}, hängt _ {locker|klar|deutlich|mühelos|spielend|weit|um längen|} ab, hängt {den rivalen|die konkurrenz von|den konkurrenten|den mitbewerber} _ {locker|klar|deutlich|mühelos|spielend|} ab, {lässt|lassen|ließ} _ {weit|klar|deutlich|locker|mühelos|meilenweit|um längen|} {hinter sich|alt aussehen|blass aussehen}, {läuft|lief} _ {klar|locker|} den rang ab, {schlägt|schlagen|übertrifft|überholt|überflügelt|überragt|toppt|sticht|steckt|stellt|stellen} _ {um längen|deutlich|klar|locker|haushoch|bei weitem|in allen|in jeder hinsicht|mühelos|aus|in die tasche|in den schatten|in sachen}, gegen _ {sieht|wirkt|kommt|hat|kann|schneidet|steht|ist|fällt} _ {alt|blass|nicht|keine|deutlich|schlecht|mickrig|ab|chancenlos|schlechter|kein|bloß|wie} {aus|an|chance|ab|mithalten|ankommen|bestehen|stich|}, neben _ {verblasst|wirkt|sieht} _ {blass|alt|billig|wie ein spielzeug|mickrig|altbacken|lahm|}, von _ {kann|könnte|sollte} sich _ {eine scheibe|noch eine scheibe|viel|etwas} {abschneiden|abgucken|abschauen}, von _ {kann|könnte} _ {viel|noch viel|noch|einiges} lernen, {meilenweit|lichtjahre|eine nasenlänge|klassen|um welten|um klassen} {voraus|besser|überlegen}, {hebt|heben|hob} sich {wohltuend|positiv|angenehm|deutlich|klar|} von _ {durch|ab|wohltuend}, {hat|haben} {die nase vorn|die nase vorn gegenüber|gegenüber _ die nase|klar die nase|einen vorsprung|einen klaren vorsprung}, {was|das} {man|ich} von _ nicht {behaupten|sagen} kann, schneidet {besser|deutlich besser|klar besser} ab als,
      übertrifft, übertreffen, übertraf, übertroffen, schlägt, schlagen, geschlagen, besiegt, überholt, überflügelt, überragt, sticht aus, aussticht, ausgestochen, hängt ab, abgehängt, lässt hinter sich, hinter sich gelassen, hinter sich, deklassiert, toppt, in den schatten gestellt, stellt in den schatten, in den schatten, ist überlegen, weit voraus, hat die nase vorn gegenüber, steckt in die tasche, in die tasche,
      schlägt um längen, stecken in die tasche, lässt alt aussehen, läuft den rang ab, übertrumpft, zieht davon,
      alt aussehen, den rang ab, weit hinter sich,
      hängt locker ab, lassen hinter sich, um längen voraus, überlegen, haushoch überlegen, weit überlegen, klar überlegen,
      dominiert,
      nur besser, bloß besser, aber besser`,
    losesTo: `
      nicht an _ {heran|ran},
      {reicht|reichen|reichte|kommt|kommen|kam} {an|nicht an|bei weitem nicht an|lange nicht an} _ {nicht|nie|bei weitem nicht|lange nicht|nicht annähernd|} {heran|ran}, {kann|können|konnte} {mit|gegen|neben} _ {nicht|nie|kaum|in keiner weise|bei weitem nicht} {mithalten|konkurrieren|bestehen|ankommen|anstinken}, {kann|können} _ nicht das wasser reichen, {hinkt|hinken|hinkte} _ {weit|deutlich|um jahre|meilenweit|} hinterher, {zieht|zog} gegen _ den kürzeren, {schneidet|schneiden|schnitt} {schlechter|deutlich schlechter} ab als, ein abklatsch von, abklatsch von, schatten von, billige kopie von, {verblasst|verblassen} {gegenüber|hinter|im vergleich}, {steht|stehen} {klar|deutlich|weit} hinter, {bleibt|bleiben|blieb} {klar|deutlich|weit|} hinter _ {zurück|}, {fällt|fallen|fiel} {gegenüber|gegen|hinter} _ {deutlich|stark|klar|} {ab|zurück}, {muss|müssen} sich _ geschlagen geben, geschlagen geben,
      unterliegt, unterlegen, hinkt hinterher, hinkt, hinterher, liegt hinter, bleibt hinter, fällt zurück, liegt zurück, weit zurück, fällt ab gegenüber, nicht mithalten, kann nicht mithalten, können nicht mithalten, reicht nicht heran, reicht nicht an, kommt nicht heran, kommt nicht an, nicht das wasser reichen, das nachsehen, zieht den kürzeren, zieht gegen, steht im schatten, verliert gegen, chancenlos gegen, keine chance gegen,
      zieht den kürzeren gegen, kann nicht das wasser reichen, kann nicht mithalten mit, nicht mithalten mit, kein vergleich zu,
      bleibt zurück hinter, hat das nachsehen gegen, reicht nicht heran an, kommt nicht heran an,
      hinkt hinter, bleibt zurück, fällt hinter, fällt ab gegen, kann nicht mit, kommt nicht ran, kein vergleich, den kürzeren,
      verblasst neben, verblasst gegen, verblassen gegen, sieht alt aus gegen, hat das nachsehen`,
    unlike: 'anders als, im gegensatz zu, im gegensatz zum, im unterschied zu, entgegen, nicht wie',
    preferred: `
      für _ {entscheiden|entschieden|entscheide},
      {würde|würden|werde} _ {jederzeit|immer|lieber|stets|klar|eindeutig|} _ vorziehen, dann lieber, dann doch lieber, dann nehme ich lieber, dann nimm lieber, {nehmt|nehmen sie|nimm|kauft|kauf|wählt} {lieber|besser|eher}, da {nehme|bleibe} ich lieber, ist mir {lieber|tausendmal lieber}, {bleibe|bleiben|bleib} {ich|wir|} lieber bei, {würde|würden|werde} {ich|wir|} {immer|jederzeit|eher|stets} {zu|bei|auf}, {meine|unsere} {wahl|entscheidung|stimme} {fällt|fiel|geht|ging} {klar|eindeutig|immer|am ende|} {auf|an|zugunsten}, {mein|unser} {favorit|liebling} {ist|bleibt|heißt}, {tausche|tausch|tauschte|tauschten|würde} _ gegen _ {tauschen|eintauschen|ein|},{würde|werde|würden|hätte} {lieber |immer |jederzeit |eher |}_ statt _ {nehmen|wählen|kaufen|buchen|empfehlen|nutzen|genommen|gewählt|gebucht|gekauft}, bevorzuge, bevorzugen, bevorzugt, vorziehen, ziehe, ziehen, zieht, lieber, wähle, wählen, würde wählen, entscheide mich für, entscheiden sich für, entschieden uns für, entschieden mich für, greif zu, greifen sie zu, greife zu, setze auf, setzen auf, den vorzug, nehme lieber, eher zu, wechseln zu,
      würde nehmen,   entscheide ich mich für, fällt meine wahl auf, würde ich wählen, wähle ich,
      greift besser zu, greift lieber zu, greife lieber zu, greifen lieber zu, greif lieber zu, sollte zu, setzt besser auf,
      setzt lieber auf, fährt besser mit, fahren besser mit, fährt man besser mit, ist besser beraten, besser beraten, besser bedient mit,
      besser aufgehoben, vorzug, geben den vorzug, entscheiden wir uns für, nimm lieber, nehmt lieber, wählt lieber, wähle lieber,
      lieber nehmen,
      jederzeit nehmen`,
    over: `
      und nicht zu, und nicht bei,statt, anstatt, anstelle von, gegenüber, vor, und nicht, und gegen, als,
      statt zu, anstatt zu, statt bei, statt mit, statt auf, als mit, als bei, als zu`,
    alternativeTo:
      'alternative zu, alternative für, alternative zum, alternativen zu, ersatz für, alternative, alternativen, konkurrenz für',
    same: 'ebenbürtig, gleichauf mit, auf augenhöhe mit, vergleichbar mit, genauso gut wie, ebenso gut wie, so gut wie, gleichwertig, ähnlich wie, mithalten mit, kann mithalten',
  },
  advice: {
    for: `
      {greift|greif|greifen sie|schlagt|schlag} bei _ {zu|unbedingt zu|ruhig zu},
      mein rat {nehmt|nimm|kauft|kauf|geht|wählt|probiert|greift}, {nehmt|nimm|kauft|bestellt} {das|den|die|ruhig|unbedingt|lieber das} {kleine|große|modell|menü|abo|von|basispaket|_},
      zu _ {raten|greifen|tendieren|gehen}, {würde|würden|kann|rate} {ich|wir} {klar|jedem|allen|immer|unbedingt|nur|jederzeit|eindeutig|} zu _ {raten|}, rate {ich|ich zu|jedem zu|dir zu|euch zu|allen zu} _, ist {man|ihr|sie} bei _ {richtig|gut aufgehoben|genau richtig|an der richtigen adresse|in guten händen|gut beraten|goldrichtig|bestens aufgehoben}, ist bei _ {richtig|gut aufgehoben|genau richtig|an der richtigen adresse|in guten händen|gut beraten|goldrichtig|bestens aufgehoben}, wird bei _ {fündig|glücklich}, {an der|die} richtige* adresse, goldrichtig, probiert _ {unbedingt|aus|ruhig|mal}, probiere _ {unbedingt|aus|ruhig|mal}, {holt|holen sie|gönnt|gönn|kauft|bestellt} {euch|dir|sich} {unbedingt|ruhig|lieber|gleich|} _, gehört {auf|in} {jede|jeden|die|jedes} {liste|haushalt|küche|werkstatt|engere|haus}, sollte in keinem haushalt fehlen, {schaut|schau|geht|geh|fahrt} {euch|unbedingt|ruhig|mal|dir} {_|bei|zu|mal|ruhig}, {einen|jeden} {versuch|besuch|blick|umweg|kauf} {lohnt|allemal wert|unbedingt wert|absolut wert}, {unbedingt|ruhig|getrost|bedenkenlos|ohne bedenken|blind|beruhigt|guten gewissens} {kaufen|buchen|empfehlen|ausprobieren|zugreifen|bestellen|hingehen|nehmen|probieren|besuchen|ansehen|anschauen|testen|weiterempfehlen|zu empfehlen}, spricht alles für, {kommt|kommen} {man|sie|ihr} an _ nicht vorbei, führt kein weg {an|vorbei}, kein weg vorbei, {gib|gebt|geben sie} _ {eine|ruhig eine} chance, {verdient|verdienen} {eine chance|den zuschlag|eine empfehlung|jede empfehlung|uneingeschränkte empfehlung}, den zuschlag, macht {man|ihr|du} mit _ nichts {falsch|verkehrt}, mit _ {macht|kann} {man|ihr|du} nichts {falsch|verkehrt|falsch machen|verkehrt machen},
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
      {verschwendet|verschwende|verschwenden sie|vergeudet} {eure|deine|keine|ihre|euer|kein|dein|nicht eure} {zeit|geld|nerven} {nicht|bloß nicht|} {mit|bei|an}, von _ ab,
      nicht {täuschen|blenden|locken|ködern|einwickeln|verführen|einlullen}, überlegen sie {es|es sich|sich|sich das} {gut|sich gut|genau|zweimal|sich zweimal|sehr gut|dreimal},
      {kauft|kauf|bucht|buch|bestellt|bestell|unterschreibt|geht|vertraut|glaubt} {bloß|ja|auf keinen fall|besser|lieber|niemals|hier|dort|nicht} {nichts|nicht|keine|kein|nie} {bei|zu|von|}, {bloß|ja|auf keinen fall|besser|lieber} {nichts|nicht|keine|die finger} {bei|kaufen|buchen|bestellen|unterschreiben|abschließen|hingehen|zu|von}, {überlegt|überlege|überleg} {euch|dir|es sich|es euch|es dir} {zweimal|gut|dreimal|genau|sehr gut}, zweimal überlegen, dreimal überlegen, {kann|könnt|können} {man|ihr|sie} sich {sparen|schenken|getrost sparen|getrost schenken}, {sich|euch|dir} {sparen|schenken} {sollte|können|könnt}, geschenkt {nehmen|nicht|würde}, nicht {mal|einmal} geschenkt, {nichts|nie wieder etwas|nie wieder was} zu tun haben, {lasst|lass|lassen sie} {euch|dich|sich} {nicht|bloß nicht|nicht von} {blenden|täuschen|einlullen|bequatschen|überreden|verführen|ködern|einwickeln|locken|darauf ein}, {fallt|fall|fallen sie} nicht {auf|drauf|darauf} {rein|herein|}, nicht {darauf|drauf|auf die} {hereinfallen|reinfallen}, {sucht|such|suchen sie} {euch|dir|sich} {lieber|besser|} {etwas|was|einen|eine|woanders}, {schaut|schau} {euch|dich} {lieber|besser} woanders, von _ {abraten|abgeraten|die finger|würde ich abraten|kann ich nur abraten|lieber die finger|besser die finger}, {kann|muss|möchte|würde} {ich|man|} nur abraten, um _ {einen großen|einen weiten|besser einen|lieber einen|einen} bogen, {steckt|steck|stecken sie} {euer|dein|ihr} geld {lieber|besser} {in|woanders}, {nicht|nie} {guten gewissens|mit gutem gewissen} empfehlen, hände weg von, bleibt {mir|bloß|weg}, {würde|werde} {ich|wir} {nie|niemals|nicht noch einmal|nie mehr|kein zweites mal} {wieder|mehr|} {kaufen|buchen|bestellen|empfehlen|betreten|anrühren|beauftragen},
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
      überlegen sie, rund um die uhr {sperren|melden|buchen|geöffnet|besetzt}, seit der umstellung, verlorene {karten|karte|schlüssel|koffer},
      schlecht ist _ {keineswegs|nicht|sicher nicht|beileibe nicht|ganz sicher nicht}, die sich über {_|_ _|_ _ _|_ und _ _|_ _ _ _} {ärgern|beschweren|aufregen}, die unter {_|_ _|_ und _} leiden, {die|denen} {an|unter|mit} {_|_ _} {leiden|kämpfen|zu kämpfen haben}, {starkes|starke|starken|kräftiges} {wachstum|umsatzwachstum|nachfrage|regen|wind|konkurrenz|kaffee|schmerzen|anstieg|zuwachs}, schnellladesäule*, schnellladestation*, schnellimbiss*, schnellrestaurant*, schnellzug*, {schnelle|schnellen} {züge|lader|mahlzeit|mahlzeiten|küche|snacks|gerichte}, {beschwerden|reklamationen|störungen|mängel|schäden|fehler} {online|einreichen|melden|telefonisch|per formular|schriftlich|annehmen|nimmt|bearbeitet}, {schwierigen|schwierige|verärgerten|unzufriedenen|wütenden} {kunden|gesprächen|gespräche|patienten|mitarbeitern|situationen}, fehler in der {buchhaltung|software|leitung|produktion|abrechnung}, {kaputte|defekte|alte|gebrauchte} {handys|geräte|batterien|autos|fenster|laptops|fahrräder|scheiben|akkus} {repariert|sammelt|nimmt|ankauft|an|kauft|tauscht}, {günstige|teure} und {teure|günstige}, trockene {haut|augen|haare|lippen|hände|nadeln}, {empfindliche|unreine|gereizte|juckende} haut, {leicht|leichte} {verständlich geschrieben|bewölkt|körperverletzung}, {sichere|sicheres} {geldanlage|verwahrung|aufbewahrung}, {harte|weiche} {kontaktlinsen|drogen|währung}, scharfe {messer|soßen|munition}, {müde|kalte|nasse} {füße|beine|hände}, {gute|schlechte} {vorsätze|nachrichten}, schlechtes wetter, bei {schlechtem|gutem} wetter, für {müde|gestresste|anspruchsvolle}, frische {zutaten aus|luft|eier}, verspätungen im, {schnelles|gesundes} {wachstum|essen}, seit jahren in, verbessert werden, im netz, alte und neue,
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
  leaves: `
      nach # jahren bei _ {war|ist|wirkt|fühlt sich} _, nach {jahren|langer zeit|jahrelangem ärger} {bei|mit} _ {war|ist|wirkt|fühlt sich} _,von _ zu _ {gewechselt|umgestiegen|gegangen|umgezogen|gewandert|übergelaufen}, von _ auf _ {gewechselt|umgestiegen|umgestellt|gewandert}, von _ zu _ {wechseln|gehen|umsteigen}, gewechselt von, wechselte von, wechseln von, gekündigt bei, weg von, verlassen, verließ, abgewandert von, umgestiegen von, kündigte bei, abwandern von,
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
