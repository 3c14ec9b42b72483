/** Words of opinion in Norwegian (bokmål), as reviewers use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './no/blame.ts';
import { COMPARISON } from './no/comparison.ts';
import { PRAISE } from './no/praise.ts';
import { TOLD } from './no/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      ikke en eneste, ikke én gang, få er, få {kunder|brukere|mennesker} er, skulle ønske at, skulle ønske, ikke, ei, aldri, ingen, intet, inkje, ingenting, uten, verken, hverken, heller ikke, neppe, knapt, sjelden, langt fra, langt ifra, alt annet enn,
    mangler, mangel på, slett ikke, på ingen måte, null, lite, ikke akkurat, ingensteds, absolutt ikke, overhodet ikke, ikke særlig, ikke spesielt,
    ikke lenger, ingen nevneverdige, ingen nevneverdig, ikke noe nevneverdig, ingen større, ikke noe alvorlig, ingen egentlige, ingen av betydning,
    ingen vesentlige, knapt noen,
      vanskelig å finne, vanskelig å finne en,
      vanskelig å finne en bedre,
      uten å {være|bli|virke|føles|koste|ta|bruke|gå på},
      dessverre ikke, dessverre aldri, dessverre ingen, må lete lenge etter, skal lete lenge etter, må man lete lenge etter, lete lenge etter`,
  negationsAfter: `ikke, mangler, glimrer med sitt fravær, ikke eksisterende, fraværende,
      finner du ikke, er vanskelig å finne`,
  intensifiers: `
    veldig, svært, meget, virkelig, ordentlig, skikkelig, super, kjempe, ekstremt, utrolig, enormt, særdeles, særlig, spesielt, absolutt, totalt,
    fullstendig, helt, langt, klart, betydelig, vesentlig, så, vilt, sykt, sinnssykt, rått, varmt, varmeste, sterkt, bittert, sant, mye, alltid, konstant,
    hele tida, hele tiden, støtt, støtt og stadig, stadig, stadig vekk, titt og ofte, ofte, gang på gang, jevnlig, uavbrutt`,
  diminishers: `
    litt, en smule, en anelse, noenlunde, ganske, nokså, temmelig, relativt, forholdsvis, innimellom, av og til, noen ganger, iblant, delvis, til dels,
    stort sett, alt i alt, mer eller mindre, i det store og hele`,
  contrasts: `
    men, derimot, mens, imidlertid, selv om, skjønt, enda, til tross for, tross, på tross av, likevel, allikevel, til gjengjeld, på den annen side,
    på den andre siden, omvendt, dessverre, dog, bortsett fra, motsatt, samtidig som`,
  turns: `
    men, imidlertid, likevel, allikevel, dessverre`,
  concessions: `
    selv om, skjønt, til tross for, tross, på tross av`,
  comparison: COMPARISON,
  advice: {
    for: `
      anbefaling*, anbefales, varmt anbefalt, anbefales på det varmeste, kan anbefales, kan varmt anbefales, verdt et forsøk, verdt et besøk, verdt å prøve,
      verdt turen, opplagt valg, opplagte valget, trygt valg, trygge valget, sikkert valg, sikkert kort, godt valg, beste valg, beste valget,
      det beste valget, riktig valg, riktige valget, klokt valg, smart valg, perfekte valget, vårt valg, vår favoritt, førstevalg, førstevalget, godt kjøp,
      beste kjøp, beste kjøpet, beste stedet å begynne, velg, gå for, gå til, slå til, satse på, sats på, ikke nøl, nøl ikke, uten å nøle, uten tvil,
      bare å kjøpe, går ikke galt, kan ikke gå galt, kommer tilbake, kommer gjerne tilbake, kommer igjen, kjøper igjen, kjøper gjerne igjen,
      ville kjøpt igjen, angrer ikke, ikke angret, angrer ikke et sekund, tommel opp, tommelen opp, et must, må ha, må prøves, lei hos, kjøp hos, anbefal*,
      kan bare anbefale, kan ikke anbefale nok, vil anbefale, bestiller igjen, booker igjen, handler igjen, vår vinner,
      varmt anbefale, verdt å vurdere, verdt en titt, gi det en sjanse, mitt tips, vårt tips, mitt førstevalg, vårt førstevalg,
      min favoritt, handler gjerne igjen, vi kommer tilbake, ville valgt igjen, trofast kunde, lojal kunde, kan trygt,
      øverst på listen, øverst på lista, øverst på din liste, høyt på listen, på listen,
      bør du vurdere, bør dere vurdere, bør du se på, bør du sjekke ut, bør du prøve, bør du velge, ta en titt på, vurder gjerne,
      bør {du|dere|man|alle} {kjøpe|bestille|prøve|bruke|gå for|besøke|teste|satse på|få med deg|dra til}, du kan trygt,
      så la det være, kjøp en, kjøp et, gi _ en sjanse, gi dem en sjanse`,
    against: `
      fraråd*, fraråder, frarådes, unngå, unngås, bør unngås, unngår, styr unna, styre unna, hold deg unna, hold dere unna, holde seg unna, holdt meg unna,
      holder meg unna, hold deg langt unna, ligg unna, vær obs, pass på, pass deg for, pass dere for, advarer mot, advare mot, advarsel mot, advarsel,
      anbefaler ikke, kan ikke anbefale, kan ikke anbefales, vil ikke anbefale, ikke anbefale, anbefales ikke, ikke verdt, ikke verd, ikke verdt pengene,
      ikke verdt det, kjøp ikke, ikke kjøp, ikke bestill, bestill ikke, ikke bruk penger, ikke kast bort, ikke sløs, la være, finn noe annet, finn en annen,
      velg en annen, velg noe annet, se etter noe annet, let videre, se deg om etter, tenk deg om, tommel ned, tommelen ned, boikott*, glem, gå langt rundt,
      best å unngå, bedre å unngå, best å la være, holde deg unna, gå langt utenom, se opp for, vanskelig å anbefale,
      fraråde, advarer, advare, pass opp, se opp, vær på vakt, vokt dere, vokt deg, ikke bruk, ikke handle, stol ikke, ikke stol,
      spar pengene, spar deg, tenk to ganger, hopp over, handler aldri, kjøper aldri, bruker aldri, bestiller aldri, dårlig valg,
      feil valg, gå i en stor bue, stor bue rundt, bue rundt, fingrene unna, hold fingrene unna, lang omvei rundt,
      holde meg unna, ha holdt meg unna, holdt meg langt unna, holde meg langt unna,
      kommer {ikke|aldri} til å {bruke|kjøpe|bestille|booke|gå til|reise med|leie|handle|bo|spise|velge} _ igjen,
      kommer {ikke|aldri} til å {bruke|kjøpe|bestille|booke|leie|handle|bo|spise} {hos|fra|på|av|med} _ igjen, holde seg langt fra,
      holde seg langt unna,
      ingen grunn til å {velge|kjøpe|bruke|betale|dra|bestille|besøke|bytte til}, ingen god grunn til å velge,
      finnes ingen grunn til å velge,
      {kjør|gå|løp|sykle} {forbi|utenom|den andre veien}, kjør {en stor|langt} {bue|utenom},
      {ville|vil|skulle|bør|skal} {ikke|aldri} {sette|investere|legge|betro|bruke|kaste} {mine|dine|sine|våre|} penger i,
      la {_|den|dem|det} ligge, gjør deg selv en tjeneste og {kjør|gå|finn|la|hopp|unngå|hold|velg}`,
  },
  pros: `
    fordeler, fordel, pluss, plusser, styrker, styrke, plusspoeng, det gode, det beste, dette liker vi, vi liker, det vi liker, hva vi liker, positivt,
    lyspunkter, høydepunkter, det som er bra`,
  cons: `
    ulemper, ulempe, minus, minuser, svakheter, svakhet, minuspoeng, det dårlige, det verste, dette liker vi ikke, vi liker ikke, det vi ikke liker,
    hva vi ikke liker, negativt, mangler, begrensninger, kan bli bedre, det som er dårlig`,
  about: `
    det, den, de, han, hun, dens, dets, deres, sin, dette, denne, disse, der, her, verktøyet, plattformen, appen, programmet, tjenesten, systemet, produktet,
    bedriften, selskapet, firmaet, banken, butikken, nettbutikken, hotellet, restauranten, forsikringsselskapet, operatøren, leverandøren, personalet,
    betjeningen, kundeservice, kundeservicen, kundestøtten, brukerstøtten, supporten, grensesnittet, siden, nettsiden, de ansatte, rådgiverne, guidene,
    dessuten, også, i tillegg, dessverre, siden da, heldigvis`,
  solves: `
    hindrer, hindre, forhindrer, forhindre, forebygger, forebygge, beskytter mot, beskytte mot, beskyttelse mot, beskytter, sikrer mot, bekjemper, bekjempe,
    kampen mot, fjerner, fjerne, eliminerer, eliminere, minsker, minske, reduserer, redusere, begrenser risikoen, setter en stopper for, gjør slutt på,
    slutt på, slipper du, slipp, oppdager, oppdage, avslører, avsløre, finner feil, sporer, stanser, stanse, stopper, stoppe, blokkerer, blokkere, avhjelper,
    løser problemer med, retter, retter opp, utbedrer, korrigerer, hjelper mot, hjelper med, hjelp til, hjelp med, håndtere, håndterer, håndtering av,
    behandling av, behandler, diagnose av, diagnostisering av, analyse av, ved problemer med, i tilfelle, forsikring mot, melding av, melder, lindrer,
    lindre, varsler om, varsler, varsel ved, varsel, varsler ved, alarm ved, alarm,
      byttet, byttet ut, reparerte, erstattet,
      måler, måle, filtrerer, filtrere, sorterer, klassifiserer, varsler bønder, identifiserer, identifisere, oppdaget, rettet, fant, merket,
      avdekker, avdekke, befrir fra, befridde oss fra, sparer oss for, sparte oss for, unnskyldte seg for, beklaget, erstatter, lytter til,
      lærer av, innrømmer, dekker, forsikrer mot, undersøker, studerer, behandle, løste, unngår du, fjernet,
    fanger, fanget, fange, fanger opp, fanget opp, luker ut, luket ut, plukker opp, siler ut, rydder opp i, ryddet opp i`,
  neutralPhrases: `
      {liste|rangering|guide|oversikt} over de beste, {hvor|om} {fornøyde|glade|gode} {de|kundene|dere|du} er, hvis _ var {billigere|raskere|bedre|enklere}, gratisversjon, gratis versjon, gratis prøveperiode, gratis å prøve, harddisk, åpen kildekode, god morgen, god dag, godt nok, godkjenn*, godt over,
    til gode, så godt som, ikke bare, ikke minst, ikke kun, ikke bare bare, mer eller mindre, verken mer eller mindre, hverken mer eller mindre,
    lett lastebil, lettøl, fri tid, fritid, enkeltbillett, enkeltrom, enkelte, rett til, har rett, feil sted, uten at, uten å, tung trafikk, tungtransport,
    tunge kjøretøy, alvorlig sykdom, sikkerhetskopi*, it sikkerhet, trafikksikkerhet, pen og papir, klagebehandling, klagesaker, klagehåndtering, klagenemnd,
    feilmelding av, feilsøking, feilretting, skademelding*, kvalitetskontroll, luftkvalitet, holdbarhetsdato, bærekraft, mørk modus, hurtigmat, hurtigbåt,
    hurtigruten, aksjeselskap, fast pris, fastlege, fastpris, fast ansatt, i verste fall, i beste fall, så raskt som mulig, så fort som mulig, best mulig,
    best kjent for, middelalder, dyrlege, dyrebutikk, dyrehage, dyreklinikk, takk og lov, tapt arbeidsfortjeneste, ran og, støyreduksjon, støydemping,
    verken bra eller dårlig, hverken bra eller dårlig, verken god eller dårlig, hverken god eller dårlig, verken gode eller dårlige, ikke noe spesielt,
    ingenting spesielt, ikke noe særlig mer, ikke noe å skrive hjem om, verken fugl eller fisk, fordeler og ulemper, både fordeler og ulemper,
    plusser og minuser, pluss og minus, styrker og svakheter, opp og ned, meningene er delte, delte meninger, gjør jobben, middels god, middels bra,
    beste prosjektverktøyene, beste verktøyene, beste appene, beste programmene, beste bankene, beste alternativene, beste hotellene, beste forsikringene,
    beste plattformene, beste merkene, beste tjenestene, beste regnskapsprogrammene, beste strømavtalene, helt greit, helt grei, helt ok, for  og imot,
    det finnes, hvis jeg skulle velge, hvis du leter, hvis du søker, hvis du vil, gjør det den skal, gjør det det skal, gjør det de skal, gjør jobben sin,
      hvis noe går galt, når noe går galt, om noe går galt, når det går galt, ved problemer, ved skade, ved tyveri, ved feil,
      ved forsinkelse, feilmelding*, feilkode*, klagenemnd*, klageadgang, kundeklager, sies opp, si opp når som helst, si opp abonnementet,
      oppsigelsestid, kjøpsvilkår, kaldt vann, tørr hud, tørr vin, tørre viner, godkjent av, negativ rente, svakstrøm, hurtigguide,
      enkeltpersonforetak*, enkelt sagt, alvorlig syke, venteliste, holder til, holder åpent, holder stengt, holder møter, holder kurs,
      holder øye, holdt åpent, bindingstid, mister du, hvis du mister, droppet av, heller ikke, eller heller, presis klokken,
      vanskeligstilte, dyrebutikk*, dyrlege*, dyreforsikring*, dyreklinikk*, rotfylling, seinere, trangere, styres, brudd på, ran av,
      fordelt, fordeles, fordele,
      god nok, bra nok, fin nok, pen nok, gode nok, fint nok,
      finner du oversikt over, finner du en oversikt over, finner du mer om, blir fort, blir raskt, ble raskt, ble fort, mildt sagt,
      mot {utslett|kløe|eksem|gnagsår|ryggvondt|migrene|hodepine|kvalme|mugg|rust|lekkasje|lekkasjer|støy|tyveri|tørr hud},
      for deg med {eksem|utslett|vond rygg|migrene|allergi},
      en enkel {søknad|sak|ting|forespørsel|beskjed|feil|retur|endring}, et enkelt {spørsmål|svar|skjema|krav|ærend},
      enkle {saker|ting|spørsmål|feil|oppgaver}, varer # uker, varer i # uker, varer i # måneder, varer # måneder, varer i # timer,
      varer # timer, varer i # minutter, varer # dager, varer i # dager, som de dyreste, som de beste, enn de dyreste, før du velger,
      før dere velger, mens jeg ventet, mens vi ventet,
      myke og harde, myke eller harde, kom i salg dagen etter, lager hjemmelaget, selger hjemmelaget, får svar fra`,
  aspects: {
    price: `
      pris, prisen, priser, prisene, pris*, kostnad*, koster, gebyr*, dyr, dyrt, dyre, dyrere, svindyr*, billig*, rimelig*, gunstig*, abonnement*, faktura*,
      regning*, penger, pengene, betale*, rabatt*, gratis, premie*, krone, kroner, rente*, lån, verdt`,
    support: `
      support*, kundeservice*, kundestøtte*, brukerstøtte*, kundebehandling*, hjelp*, service*, personale*, ansatte, svarer, svar, svarte, rådgiver*, guide*,
      telefon*, retur*, reklamasjon*, få tak i, chat, vennlig*, uvennlig*, uhøflig*, saksbehandl*, vert, verten, purret`,
    ease: `
      brukervennlig*, enkel*, enkelt, enkle, lett*, tungvint*, knotete, brukergrensesnitt*, grensesnitt*, installasjon*, installere*, oppsett*, sette opp,
      innstilling*, navigasjon, navigere, oversiktlig*, uoversiktlig*, intuitiv*, rotete, ryddig*, vanskelig*, komplisert*, bruksanvisning*, meny*, lære,
      opplæring*`,
    reliability: `
      pålitelig*, upålitelig*, stabil*, ustabil*, driftssikker*, sikker*, sikre, trygg*, krasj*, henger seg, hakker, fryser, feil*, bug*, nedetid, utfall,
      rask*, treg*, sløv*, langsom*, ytelse*, levering*, leverer, i tide, forsinke*, batteri*, dekning*, nett, nettverk, holdbar*, slitesterk*, i stykker,
      robust*, solid*, fly, flyet, pakke*, bestilling*, forsendelse*, bagasje*`,
    features: `
      funksjon*, integrasjon*, muligheter, maler, rapport*, komplett*, allsidig*, kraftig*, modul*, utvalg*, sortiment*, skjerm*, kamera*, lyd*, søk, søket,
      verktøy, egenskap*, tilpass*, smak*, mat*, design*, bankkobling, rom, rommet, rommene, frokost*, maten, seng*, hytte*, hytta`,
  },

  and: `og, eller, samt, så vel som, både, henholdsvis`,
  conditions: `hvis, dersom, såfremt, med mindre, forutsatt at, så lenge, som om, kanskje,
      vil du ha, vil man ha, ønsker du, leter du etter, den som vil ha`,
  levels: {
    high: `høy, høyt, høye, høyere`,
    low: `lav, lavt, lave, lavere`,
  },
  asMuch: {
    before: `like, så, like så,
      både`,
    after: `som`,
  },
  by: `av`,
  leaves: `byttet fra, bytta fra, bytte fra, gikk fra, gått fra, forlot, forlatt, sa opp, sagt opp,
      byttet bort, overgangen fra, gå over fra, gått over fra, flyttet fra, flyttingen fra, droppet,
    vi byttet ut _ med, jeg byttet ut _ med, byttet vi ut _ med, byttet jeg ut _ med, vi bytta ut _ med, jeg bytta ut _ med, vraket,
    vraket jeg, vi erstattet _ med, jeg erstattet _ med, etter å ha droppet, etter å ha forlatt, kastet på dør,
    vi gav opp, vi ga opp, jeg gav opp, jeg ga opp,
    vi skiftet ut _ med, jeg skiftet ut _ med, vi skifta ut _ med, jeg skifta ut _ med`,
  excess: `altfor, alt for`,
  once: `bra før, god før, var før, før var, var tidligere, tidligere var, en gang i tiden, var en gang, i gamle dager, den gang, pleide å være, i sin tid,
      på papiret, i teorien,
      en gang, tidligere, til å begynne med, i begynnelsen, i starten, først var, opprinnelig, ved første øyekast, var kjent for,
      for lenge siden,
      reklamerer med, markedsføres som, markedsfører seg som, kaller seg, påstår å være, hevder å være, skryter av å`,
  numbers: `
      en, ett, et, to, tre, fire, fem, seks, sju, syv, åtte, ni, ti, tolv, femten, tjue, tretti, noen, noen få, få, et par, flere, en halv,
      mindre enn en, knappe to, bare to, bare noen, to eller tre, over ti, mer enn ti, drøyt to, utallige`,
  past: `
      var, hadde, fungerte, pleide`,
  now: `
      nå, i dag, nå for tiden, nåtildags, siden den gang, siden da, i det siste, de siste årene, ikke lenger, inntil, etter hvert,
      blitt, har blitt, er blitt, ble,
      stikk motsatt, det motsatte, motsatt, omvendt, i praksis, i virkeligheten`,
  relatives: `
      som, hvis, hvilket, der`,
  circumstances: `
      når, da flyet, da vi, da jeg, da min, da mitt, da bagasjen, så snart`,
  soon: `
      samme dag, på dagen, umiddelbart, i løpet av få dager, på få dager, på få minutter, på fem minutter, innen få timer,
      allerede dagen etter, i løpet av minutter, i løpet av # minutter, i løpet av sekunder, i løpet av # sekunder, i løpet av # timer,
      i løpet av # time, i løpet av timer, på # minutter, på # sekunder, med en gang, på stedet, på flekken, allerede samme dag,
      dagen etter, dagen derpå, neste dag, allerede neste dag, neste morgen, innen # minutter, innen # timer, innen # time, innen # døgn,
      innen en time, på noen få dager, innen få dager`,
};
