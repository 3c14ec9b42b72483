/** Words of opinion in Danish, as reviewers use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './da/blame.ts';
import { COMPARISON } from './da/comparison.ts';
import { PRAISE } from './da/praise.ts';
import { TOLD } from './da/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      ikke en eneste, ikke én gang, få er, få {kunder|brugere|mennesker} er, ville ønske at, gid, ikke, ej, aldrig, ingen, intet, ingenting, uden, hverken, heller ikke, næppe, knap, sjældent, langtfra, langt fra, alt andet end, mangler, mangel på,
    slet ikke, på ingen måde, nul, ikke just, ingen steder, absolut ikke, overhovedet ikke, bestemt ikke, ikke særlig, ikke særligt, ikke længere,
    ingen af betydning, ingen nævneværdige, intet nævneværdigt, ingen større, intet alvorligt, ingen egentlige, ikke nogen særlige, ingen væsentlige,
    knap nogen,
      svært at finde, svær at finde,
      uden at {være|blive|virke|føles|koste|tage|bruge|gå på},
      desværre ikke, desværre aldrig, desværre ingen, desværre intet, skal lede længe efter, skal man lede længe efter, lede længe efter, leder længe efter,
      skal man lede med lys og lygte efter`,
  negationsAfter: `ikke, mangler, er ikke-eksisterende, ikke-eksisterende, ikkeeksisterende,
      er svær at finde, finder man ikke, finder du ikke`,
  intensifiers: `
    meget, virkelig, rigtig, rigtigt, super, mega, ekstremt, utrolig, utroligt, utrolige, yderst, særdeles, særlig, især, enormt, absolut, totalt,
    fuldstændig, fuldstændigt, helt, langt, klart, betydeligt, væsentligt, så, vildt, sindssygt, ret så, ganske særligt, varmt, varmeste, stærkt, altid,
    konstant, hele tiden, tit, ofte, jævnligt, gang på gang, uafbrudt, overordentlig, overordentligt`,
  diminishers: `
    lidt, en smule, en anelse, nogenlunde, ret, temmelig, ganske, forholdsvis, relativt, indimellem, af og til, nogle gange, delvist, til dels,
    i det store og hele, alt i alt, mere eller mindre`,
  contrasts: `
    men, dog, mens, hvorimod, selv om, selvom, skønt, omend, trods, på trods af, til gengæld, omvendt, alligevel, imidlertid, på den anden side,
    desværre, ikke desto mindre, bortset fra, modsat`,
  turns: `
    men, dog, imidlertid, alligevel, desværre`,
  concessions: `
    selvom, selv om, skønt, omend, trods, på trods af`,
  comparison: COMPARISON,
  advice: {
    for: `
      anbefale*, anbefaling*, anbefalelsesværdig*, anbefales, kan anbefales, varmt anbefales, varmeste anbefaling, kan klart anbefales, et forsøg værd,
      forsøget værd, et besøg værd, besøget værd, værd at prøve, oplagt valg, oplagte valg, sikkert valg, sikre valg, godt valg, det bedste valg,
      bedste valg, rigtige valg, rigtigt valg, klogt valg, perfekte valg, vores valg, vores favorit, førstevalg, førstevalget, godt køb, bedste køb,
      bedste bud, det bedste bud, godt bud, oplagt bud, vælg, så vælg, gå efter, slå til, tøv ikke, uden tøven, kom bare i gang, går ikke galt i byen,
      kan ikke gå galt, kommer igen, kommer gerne igen, vender gerne tilbage, vender tilbage, køber igen, ville købe igen, ikke fortrudt, fortryder ikke,
      vil ikke fortryde, tommelfingeren op, tommel op, must have, et must, køb hos, kan kun anbefale, kan ikke anbefale nok, vil klart anbefale,
      vil anbefale, bestiller igen, booker igen, handler igen, vores vinder, køb den,
      anbefal*, varmt anbefale, kan varmt anbefales, giv det en chance, mit tip, vores tip, mit førstevalg, min favorit, køb igen,
      handler gerne igen, handler her igen, vi kommer igen, kommer tilbage, ville vælge igen, trofast kunde, satse på,
      øverst på listen, øverst på din liste, højt på listen, på listen,
      bør du overveje, bør I overveje, bør du se på, bør du prøve, bør du vælge, overvej gerne,
      bør {du|i|man|alle} {købe|bestille|prøve|bruge|gå efter|besøge|teste|satse på|tage til}, du kan trygt,
      så lad det være, lad det være, så {tag|køb|vælg|prøv} {en|et|}, køb en, køb et, giv _ en chance, giv dem en chance,
      gå ikke glip af, {blev|bliver} det _ {frem for|fremfor},
      gør {endelig|bare|absolut} {holdt|stop} {ved|på|hos}, {kommer du|er du} {forbi|i nærheden|på de kanter}`,
    against: `
      fraråd*, fraråder, frarådes, undgå, undgås, bør undgås, undgår, hold dig væk, hold dig langt væk, hold jer væk, holde sig væk, holder mig væk,
      hold nallerne væk, stor bue udenom, stor bue uden om, bue uden om, bue udenom, styr uden om, styr udenom, pas på, advarer mod, advare mod,
      advarsel mod, advarsel, anbefaler ikke, kan ikke anbefale, kan ikke anbefales, vil ikke anbefale, ikke anbefale, ikke værd, ikke pengene værd,
      pengene ikke værd, køb ikke, bestil ikke, lad være, lad være med, spild ikke, brug ikke pengene, find et andet, find noget andet, find en anden,
      kig videre, led videre, se dig om efter, tænk dig om, bliv væk, tommelfingeren ned, tommel ned, boykot*, glem alt om, glem, bedst at undgå,
      bedre at undgå, bedst at lade være, uden om, gå uden om, gå langt uden om, gå en stor bue uden om, holde dig fra, hold dig fra, hold dig væk fra,
      holde sig fra, hold jer fra, vær på vagt, svær at anbefale, svært at anbefale, vælg noget andet,
      hold jer langt væk, langt væk fra, holde dig væk, fraråde, advarer, advare, vogt jer, vogt dig, køb aldrig, book ikke, handl ikke,
      stol ikke, spar pengene, spar dine penge, kig andre steder, vælg en anden, tænk to gange, spring over, handler aldrig, køber aldrig,
      booker aldrig, bruger aldrig, dårligt valg, forkert valg, gå i en stor bue, nallerne væk, fingrene fra, hold fingrene fra,
      holde mig langt væk, holde mig væk, have holdt mig væk, holde mig fra,
      kommer {ikke|aldrig} til at {bruge|købe|bestille|booke|leje|handle|bo|spise|vælge} _ igen,
      kommer {ikke|aldrig} til at {bruge|købe|bestille|booke|leje|handle|bo|spise} {hos|fra|på|af|med} _ igen, holde sig langt fra,
      holde sig langt væk, bør man holde sig fra,
      ingen grund til at {vælge|købe|bruge|betale|tage|bestille|besøge|skifte til}, ingen god grund til at vælge,
      {kør|gå|løb|cykel} {forbi|udenom|den anden vej}, kør {en stor|langt} {bue|uden},
      {ville|vil|skulle|bør|skal} {ikke|aldrig} {sætte|investere|lægge|betro|bruge|smide|placere} {mine|dine|sine|vores|} penge i,
      gør dig selv en tjeneste og {kør|gå|find|lad|spring|undgå|hold|vælg}, lad ligge, lad {_|den|dem|det} ligge,
      spild ikke {din|jeres|dine} {tid|penge}, {book|vælg|køb|find|tag|bestil} hellere {noget andet|et andet|en anden|andet}`,
  },
  pros: `
    fordele, fordel, plusser, plus, styrker, styrke, pluspunkter, det gode, det bedste, det kan vi lide, vi kan lide, hvad vi kan lide, det vi kan lide,
    det er godt, positivt, lyspunkter, højdepunkter`,
  cons: `
    ulemper, ulempe, minusser, minus, svagheder, svaghed, minuspunkter, det dårlige, det værste, det kan vi ikke lide, vi kan ikke lide,
    hvad vi ikke kan lide, det vi ikke kan lide, det er skidt, negativt, mangler, begrænsninger, kan blive bedre`,
  about: `
    det, den, de, han, hun, dets, dens, deres, sin, dette, denne, disse, der, her, værktøjet, platformen, appen, programmet, tjenesten, systemet, produktet,
    virksomheden, selskabet, firmaet, banken, butikken, webshoppen, hotellet, restauranten, forsikringsselskabet, udbyderen, personalet, kundeservice,
    kundeservicen, supporten, brugerfladen, siden, hjemmesiden, medarbejderne, desuden, også, derudover, desværre, siden da, heldigvis`,
  solves: `
    forhindrer, forhindre, forebygger, forebygge, beskytter mod, beskytte mod, beskyttelse mod, sikrer mod, bekæmper, bekæmpe, kampen mod, fjerner, fjerne,
    eliminerer, eliminere, mindsker, mindske, reducerer, reducere, nedbringer, sænker, begrænser risikoen, sætter en stopper for, gør en ende på, slut med,
    gør op med, opdager, opdage, finder, detekterer, afslører, sporer, stopper, stoppe, blokerer, blokere, afhjælper, løser problemer med, retter, udbedrer,
    korrigerer, hjælper mod, hjælper med, hjælp til, håndtere, håndterer, håndtering af, behandling af, behandler, diagnose af, diagnosticering af,
    analyse af, ved problemer med, i tilfælde af, forsikring mod, anmeldelse af, lindrer, lindre, advarer om, mod nedbrud, beskytter servere mod, besked ved,
    advarer ved, alarm ved, alarm, varsler ved,
      byttede, ombyttede, ombyttet, reparerede, erstattede,
      måler, måle, filtrerer, filtrere, sorterer, klassificerer, advarer landmænd, identificerer, identificere, opdagede, rettede, fandt,
      bemærkede, befrier for, befriede os for, befriet os for, sparer os for, sparede os for, undskyldte for, erstatter, lytter til, lærer af,
      erkender, dækker, forsikrer mod, undersøger, studerer, behandle, løste, undgår du, har fjernet, fjernede,
    fanger, fangede, fange, fanger fejlene, luger ud i, samler op, rydder op i, ryddede op i, siger fra over for`,
  neutralPhrases: `
      {liste|rangliste|guide|oversigt} over de bedste, {hvor|om} {tilfredse|glade|gode} {de|kunderne|i|du} er, hvis _ var {billigere|hurtigere|bedre|nemmere}, gratis udgave, gratis version, gratis prøveperiode, gratis at prøve, harddisk, open source, god morgen, goddag, godt nok, godkend*, godt og vel,
    til gode, godter, så godt som, ikke bare, ikke kun, ikke mindst, ikke alene, mere eller mindre, hverken mere eller mindre, for eksempel, for det første,
    for tiden, let tilgængelig offentlig transport, fri tid, fritid, enkeltbillet, enkeltværelse, ret til, har ret, forkert sted, uden at, uden for,
    stærk medicin, tung trafik, tung transport, svær sygdom, sikkerhedskopi*, it sikkerhed, trafiksikkerhed, socialrådgiver, klagesager, klagesagsbehandling,
    klagehåndtering, klagenævn, fejlmelding af, fejlfinding, fejlsøgning, fejlretning, skadesanmeldelse*, kvalitetskontrol, luftkvalitet, holdbarhedsdato,
    bæredygtighed, mørk tilstand, fastfood, aktieselskab, anpartsselskab, fast pris, fast løn, i værste fald, i bedste fald, i dårligste fald,
    hurtigst muligt, så hurtigt som muligt, bedst muligt, bedst kendt for, fine dining, middelhav, middelalder, på egen hånd, dyrlæge, dyrehandel,
    dyrehospital, stor bededag, flink nok, tabt arbejdsfortjeneste, hverken god eller dårlig, hverken godt eller dårligt, hverken gode eller dårlige,
    ikke noget særligt, ikke prangende, intet særligt, ikke noget at skrive hjem om, ikke andet, fordele og ulemper, både fordele og ulemper,
    plusser og minusser, styrker og svagheder, op og ned, meningerne er delte, delte meninger, gør arbejdet, hverken fugl eller fisk,
    bedste regnskabsprogrammer, bedste programmer, bedste værktøjer, bedste apps, bedste banker, bedste alternativer, bedste hoteller, bedste forsikringer,
    bedste platforme, bedste mærker, bedste tjenester, bedste projektværktøjer, for  og imod, hvis jeg skulle vælge, hvis du søger, hvis du leder,
    hvis du vil, dør til dør, gør hvad den skal, gør hvad det skal, hvad den skal, hvad det skal,
      hvis noget går galt, når noget går galt, når det går galt, ved problemer, ved skade, ved tyveri, ved fejl, ved forsinkelse,
      fejlmelding*, fejlkode*, klagenævn*, klageadgang, kundeklager, håndtering af klager, opsiges, kan opsiges, opsigelsesvarsel,
      opsige når som helst, opsigelse, sige op, købsvilkår, koldt vand, tør hud, tør vin, tørre vine, godkendt af, negativ rente,
      svagstrøm, plus moms, hurtigguide, hurtigmad, åben kildekode, lukkes ned, alvorligt syge, svært syge, i en klage, venteliste,
      køb og salg, holdes, holdt i, holdt møde, holder til, holder åbent, holder lukket, holder møder, holder kurser, holder øje,
      holdt åbent, bundet til, bindingsperiode, mister du, drop off, dropshipping, dropbox, tung industri, tunge køretøjer, tungmetaller,
      faldet på plads, godt hundrede, godt to hundrede, godt tre, for godt, fejl og mangler,
      god nok, fin nok, pæn nok, gode nok, fint nok, flot nok, okay nok,
      finder du en oversigt over, bliver hurtigt, blev hurtigt, mildest talt, mildt sagt,
      mod {udslæt|kløe|eksem|vabler|rygsmerter|migræne|hovedpine|kvalme|mug|rust|lækager|støj|tyveri|tør hud},
      en simpel {ansøgning|sag|ting|forespørgsel|besked|fejl|ændring}, en enkel {ansøgning|sag|ting},
      et simpelt {spørgsmål|svar|skema|krav}, simple {sager|ting|spørgsmål|fejl|opgaver}, varer # uger, varer i # uger, varer # måneder,
      varer # timer, varer # minutter, varer # dage, som de dyreste, som de bedste, end de dyreste, før du vælger, før i vælger,
      mens jeg ventede, mens vi ventede,
      bløde og hårde, bløde eller hårde, til salg dagen efter, laver hjemmelavet, sælger hjemmelavet,
    # dage før, lav startpris, lavt tillæg, lave tillæg,
    {fordelt|fordeles|spredt} på, til {tør|sart|fedtet|normal} hud, med {tyve|# |ti|fem|femten|tredive} kilo,
    mindre {firmaer|virksomheder|teams|organisationer|foreninger|hoteller|byer|børn|grupper|butikker|projekter|familier|husstande|selskaber|arbejdspladser|kommuner|værelser|lejligheder}`,
  aspects: {
    price: `
      pris, prisen, priser, priserne, pris*, omkostning*, koster, gebyr*, dyr, dyrt, dyre, dyrere, billig*, fordelagtig*, abonnement*, regning*, faktura*,
      penge, pengene, betale*, rabat*, gratis, præmie*, kontingent*, krone, kroner, rente*, erstatning*, svinedyr*`,
    support: `
      support*, kundeservice*, kundesupport, hjælp*, service*, personale*, medarbejder*, svarer, svar, rådgiver*, rådgivning, konsulent*, telefon*, retur*,
      reklamation*, komme igennem, få fat, chat, venlig*, uvenlig*, uhøflig*, sagsbehandling*, sagsbehandler*, receptionist*`,
    ease: `
      brugervenlig*, nem, nemt, nemme, let, lette, enkel*, bøvl*, besværlig*, brugerflade*, installation*, installere*, opsætning*, indstilling*, navigation,
      overskuelig*, uoverskuelig*, intuitiv*, rodet, svær*, kompliceret, indlæring*, vejledning*, menu*, lære, samle`,
    reliability: `
      pålidelig*, upålidelig*, stabil*, ustabil*, driftssikker*, sikker*, sikre, usikker*, crash*, går ned, hakker, fryser, fejl*, bug*, nedbrud*, udfald,
      hurtig*, langsom*, sløv*, træg*, ydelse, ydeevne, levering*, leverer, til tiden, forsinke*, batteri*, dækning*, net, holdbar*, i stykker, robust*,
      solid*, fly, flyet, pakke*, bestilling*, forsendelse*, bagage*`,
    features: `
      funktion*, integration*, muligheder, skabelon*, rapport*, komplet*, alsidig*, kraftfuld*, modul*, udvalg*, sortiment*, skærm*, kamera*, lyd*, søgning*,
      værktøjer, egenskab*, tilpas*, smag*, mad*, design*, værelse*, morgenmad, maden, seng*, kaffe`,
  },

  and: `og, eller, samt, såvel som, både, respektive`,
  conditions: `hvis, såfremt, medmindre, forudsat at, så længe, som om, måske,
      vil man have, vil du have, søger du, hvis du vil have, den der vil have, ønsker man`,
  levels: {
    high: `høj, højt, høje, højere`,
    low: `lav, lavt, lavere`,
  },
  asMuch: {
    before: `lige så, så, ligeså,
      både`,
    after: `som`,
  },
  by: `af`,
  leaves: `skiftede fra, skiftet fra, skifte fra, gik fra, gået fra, forlod, forladt, opsagde, opsagt,
      skift fra, flyttede fra, flyttet fra, at gå fra, droppede, droppet,
    vi udskiftede _ med, jeg udskiftede _ med, vi skiftede _ ud med, jeg skiftede _ ud med, skiftede jeg _ ud med, skiftede vi _ ud med,
    vragede, vi erstattede _ med, byttede _ ud med, efter at have droppet, efter at have forladt,
    jeg opgav, vi droppede, jeg droppede`,
  excess: `alt for`,
  once: `god engang, var engang, engang var, var tidligere, tidligere var, var før i tiden, før i tiden, dengang, i gamle dage, plejede at være, i sin tid,
      på papiret, i teorien,
      engang, en gang, førhen, tidligere, til at begynde med, i begyndelsen, i starten, oprindeligt, ved første øjekast, var kendt for,
      for længe siden,
      reklamerer med, markedsføres som, markedsfører sig som, kalder sig, påstår at være, hævder at være, praler af, praler med,
    er måske, er muligvis, er ganske vist,
    {sjov|sjovt|fin|fint|god|godt} i {en uge|starten|begyndelsen|to uger|en måned|et kvarter}`,
  numbers: `
      en, et, to, tre, fire, fem, seks, syv, otte, ni, ti, tolv, femten, tyve, tredive, få, nogle få, et par, flere, en halv,
      mindre end en, knap to, kun to, kun få, kun en, to eller tre, over ti, mere end ti, godt to, utallige`,
  past: `
      var, havde, fungerede, plejede`,
  now: `
      nu, i dag, nu om dage, i dag er, siden da, på det seneste, de seneste år, ikke længere, indtil, efterhånden, nutildags,
      blevet, er blevet, blev,
      lige omvendt, det modsatte, stik modsat, omvendt, i praksis, i virkeligheden`,
  relatives: `
      som, der, hvis, hvilket, hvor`,
  circumstances: `
      når, da vores, da min, da mit, da jeg, da vi, så snart`,
  soon: `
      dagen efter, samme dag, med det samme, på få dage, på få minutter, på fem minutter, inden for få dage, inden for få timer,
      allerede dagen efter, i løbet af # minutter, på # minutter, omgående, øjeblikkelig*, på stedet, allerede samme dag, næste dag,
      allerede næste dag, næste morgen, inden for # minutter, inden for # timer, inden for # time, inden for # døgn, inden for # sekunder,
      inden for en time, på # sekunder, på nogle få dage`,
};
