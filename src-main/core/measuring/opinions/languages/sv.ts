/** Words of opinion in Swedish, as reviewers use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './sv/blame.ts';
import { PRAISE } from './sv/praise.ts';
import { TOLD } from './sv/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      önskar att, inte en enda gång, få är, få {kunder|användare|personer} är, jag önskar, vi önskar, inte en gång, inte, ej, icke, aldrig, ingen, inget, inga, ingenting, utan, varken, knappast, knappt, föga, sällan, ingalunda, långt ifrån,
    långtifrån, allt annat än, saknar, inte heller, brist på, ingenstans, noll, inte alls, absolut inte, verkligen inte, inte det minsta,
    på inget sätt, inte särskilt, inte längre,
      inga nämnvärda, inget nämnvärt, ingen nämnvärd, inga större, inget allvarligt, inga direkta, inget att nämna, inga egentliga,
      knappt några, är långt ifrån,
      svårt att hitta`,
  negationsAfter: `aldrig, knappast, inte, saknas, lyser med sin frånvaro, obefintlig, obefintligt, obefintliga,
      svår att hitta, svårt att hitta, svåra att hitta, hittar man inte, hittar man knappast`,
  intensifiers: `
    mycket, väldigt, riktigt, jätte, super, extremt, oerhört, otroligt, verkligen, ytterst, synnerligen, enormt, särskilt, framför allt,
    absolut, totalt, helt, fullständigt, fullkomligt, rent, ren, rena, betydligt, klart, avsevärt, alldeles, så, grymt, sjukt, minst sagt,
    varmt, starkt, alltid, ständigt, jämt, jämt och ständigt, hela tiden, konstant, ofta, gång på gång, titt som tätt, överlägset,
    i särklass`,
  diminishers: `
    lite, litet, en aning, någorlunda, ganska, rätt, tämligen, relativt, förhållandevis, ibland, emellanåt, delvis, på det hela taget,
    i stort sett, mer eller mindre, smått`,
  contrasts: `
    men, dock, däremot, medan, fast, fastän, även om, trots att, trots, å andra sidan, emellertid, ändå, likväl, tvärtom, i gengäld,
    samtidigt som, tyvärr, utom att, förutom att, i stället, istället`,
  turns: `
    men, dock, emellertid, ändå, tyvärr`,
  concessions: `
    även om, trots att, trots, fastän`,
  comparison: {
    better: `
      bättre, snabbare, billigare, enklare, lättare, smidigare, tryggare, säkrare, stabilare, pålitligare, tillförlitligare, driftsäkrare,
      trevligare, vänligare, tydligare, snyggare, finare, skönare, starkare, kraftfullare, förmånligare, prisvärdare, flexiblare,
      smartare, noggrannare, effektivare, tystare, rymligare, godare, överskådligare, användarvänligare, modernare, överlägsen,
      överlägset, överlägsna, lämpligare,
      kostar mindre, kan mer, erbjuder mer, gör mer, håller längre,
      bredare, bättre utbyggt, mer omfattande`,
    worse: `
      sämre, värre, långsammare, segare, trögare, dyrare, svårare, krångligare, osäkrare, opålitligare, instabilare, svagare, rörigare,
      tyngre, fulare, klumpigare, otydligare, underlägsen, underlägset, underlägsna,
      kostar mer, kan mindre, erbjuder mindre, gör mindre`,
    more: `mer, mera`,
    less: `mindre`,
    standardBefore: `
      än, än hos, än med, än vad, jämfört med, i jämförelse med, i förhållande till, vid sidan av, bredvid, gentemot, mot, kontra, som`,
    standardAfter: ``,
    beats: `
      överträffar, överträffade, slår, slog, slår ut, besegrar, besegrade, vinner över, vann över, vinner mot, utklassar, utklassade,
      klår, klådde, spöar, distanserar, övertrumfar, trumfar, dominerar över, är överlägsen, överlägsen, överlägset, går om,
      sopar banan med, springer ifrån, ligger före, steget före, ett steg före, flera steg före, ljusår före, lämnar bakom sig,
      har övertaget över, ligger ljusår före, hästlängder före, klart före,
      utklassat, slår med hästlängder, krossar, kör över, ställer i skuggan, överglänser,
      i skuggan, långt bakom sig,
      med hästlängder, krossade, lämnar långt bakom sig, bakom sig, springer cirklar runt, spelar ut, sopar mattan med,
      fast bättre, bara bättre, men bättre`,
    losesTo: `
      förlorar mot, förlorade mot, förlorar till, ligger efter, släpar efter, halkar efter, hamnar bakom, ligger bakom,
      kan inte mäta sig med, mäter sig inte med, kan inte konkurrera med, kommer inte i närheten av, inte i närheten av,
      når inte upp till, når inte, ligger i lä för, i lä för, står sig slätt mot, bleknar bredvid, bleknar i jämförelse med,
      är underlägsen, underlägsen, underlägset, får stryk av, överträffas av, slås av, utklassas av, besegras av, ljusår efter,
      långt efter, långt bakom, är långt ifrån,
      ligger långt efter, hamnar efter, bleknar jämfört med, drar det kortaste strået mot, går bet på,
      kommer till korta, kommer till korta mot, drar det kortaste strået, kortaste strået, kan inte mäta sig, mäta sig med, når inte upp,
      bleknar, bleknar jämfört, står sig slätt, sig slätt mot, kan inte konkurrera, har inget att sätta emot, är inte i närheten av,
      inte i närheten`,
    unlike: `till skillnad från, i motsats till, i kontrast till, olikt, inte som`,
    preferred: `bör välja, ska välja, föredrar, föredrog, föredra, hellre, skulle välja, skulle ta,
      väljer jag, väljer vi, välj,
      välj hellre, väljer hellre, föredras, väljer, bättre med, gå hellre med, satsa hellre på`,
    over: `framför, än, i stället för, istället för, före`,
    alternativeTo: `alternativ till, alternativet till, ersättare för, ersättare till, ersättning för, efterföljare till`,
    same: `
      lika, likvärdig med, likvärdigt med, jämförbar med, jämförbart med, i nivå med, på samma nivå som, jämbördig med, i klass med,
      samma som, precis som, oavgjort`,
  },
  advice: {
    for: `
      rekommendera*, rekommendation, rekommenderas, varmt rekommenderas, kan rekommenderas, kan varmt rekommenderas, tipsa om,
      värd att prova, värt att prova, värt ett försök, värd ett försök, värt ett besök, värd ett besök, bra val, bästa valet, bästa val,
      utmärkt val, självklart val, självklara valet, tryggt val, säkert val, säkert kort, säkra kortet, klokt val, smart val, rätt val,
      givet val, vårt val, vår favorit, förstahandsval, förstahandsvalet, bra köp, bästa köpet, ett fynd, satsa på, välj, ska du välja,
      bör du välja, slå till, tveka inte, utan tvekan, tvekar inte, går inte fel, kan inte gå fel, kommer tillbaka, återkommer gärna,
      kommer gärna tillbaka, skulle köpa igen, köper gärna igen, ångrar inte, inte ångrat, ångrat oss en sekund, tummen upp, måste ha,
      kan bara rekommendera, kan inte annat än rekommendera, rekommenderar starkt, köp den, beställer igen, bokar igen, anlitar igen,
      vår vinnare,
      rekommender*, varmt rekommender*, kan varmt rekommendera, ge den en chans, mitt tips, vårt tips, mitt förstaval, vårt förstaval,
      min favorit, handlar gärna igen, handlar igen, köper igen, vi kommer tillbaka, jag kommer tillbaka, skulle välja igen, stannar kvar,
      trogen kund,
      högst upp på listan, högst upp på din lista, överst på listan, högt upp på listan, på listan`,
    against: `
      avråd*, avråder, undvik*, undvika, undviker, undvik, bör undvikas, håll dig borta, håll er borta, hålla sig borta, håller mig borta,
      hålla dig borta, akta dig, akta er, se upp, passa dig, varnar för, varning för, varna för, rekommenderar inte, rekommenderas inte,
      kan inte rekommendera, skulle inte rekommendera, inte rekommendera, inte värd, inte värt, inte värda, inte värt pengarna,
      inte värd pengarna, köp inte, beställ inte, boka inte, handla inte, anlita inte, gå inte på, slösa inte, lägg inte pengar,
      lägg pengarna på annat, leta vidare, välj något annat, titta på andra, tänk dig för, tänk efter, tummen ner, spring åt andra hållet,
      bojkotta*, glöm, bäst att undvika, bättre att undvika, bäst att låta bli,
      håll dig undan, gå omvägar runt, akta dig för, se upp för, svår att rekommendera, svårt att rekommendera,
      håll dig långt borta, undvikas, avråd, avrådes, varnar, varning, varna, rekommenderar ingen, köp aldrig, lita inte, gå inte,
      spara pengarna, leta någon annanstans, välj någon annan, tänk två gånger, skippa, hoppa över, ej värd, aldrig handla, aldrig köpa,
      aldrig boka, handlar aldrig, köper aldrig, anlitar aldrig, skulle aldrig, inte rätt val, dåligt val, fel val,
      hålla er borta, undan från, hålla sig undan`,
  },
  pros: `
    fördelar, fördel, plus, styrkor, styrka, det bästa, det vi gillar, det här gillar vi, vad vi gillar, vi gillar, det som är bra,
    positivt, pluspunkter, ljusglimtar, höjdpunkter, därför`,
  cons: `
    nackdelar, nackdel, minus, svagheter, svaghet, det sämsta, det vi inte gillar, det här gillar vi inte, vad vi inte gillar,
    vi gillar inte, vi ogillar, det som är dåligt, negativt, minuspunkter, brister, kan bli bättre, kunde vara bättre, begränsningar`,
  about: `
    det, den, de, han, hon, dess, deras, sin, detta, denna, dessa, där, här, verktyget, plattformen, appen, programmet, tjänsten,
    systemet, produkten, företaget, bolaget, banken, butiken, hotellet, restaurangen, operatören, försäkringsbolaget, personalen,
    kundtjänsten, supporten, gränssnittet, sajten, webbplatsen, handläggarna, dessutom, också, tyvärr, sedan dess, även, lyckligtvis`,
  solves: `
    förhindrar, förhindra, hindrar, förebygger, förebygga, skyddar mot, skydda mot, skydd mot, skyddar, bekämpar, bekämpa, kampen mot,
    eliminerar, eliminera, tar bort, ta bort, avlägsnar, minskar, minska, reducerar, reducera, begränsar risken, sätter stopp för,
    gör slut på, slut på, slipper, slipp, upptäcker, upptäcka, detekterar, hittar, spårar, stoppar, stoppa, blockerar, blockera,
    varnar om, åtgärdar, åtgärda, rättar, korrigerar, löser problem med, hjälper mot, hjälper till med, hjälp med, hantera, hanterar,
    hantering av, behandling av, behandlar, diagnos av, diagnostik av, analys av, vid problem med, i händelse av, försäkring mot,
    anmälan av, rapportera, lindrar, lindra, larm vid, larm, larmar om, larmar vid, varnar vid,
       dämpar,
      bytte ut, bytt ut, reparerade, lagade, ersatte,
      mäter, mäta, filtrerar, filtrera, sorterar, klassificerar, varnar när, varnar odlare, varnar lantbrukare, identifierar, identifiera,
      upptäckte, rättade, hittade, märkte, befriar från, befriade oss från, befriat oss från, besparar oss, besparade oss, bad om ursäkt för,
      ersätter för, lyssnar på, lär av, erkänner, täcker, försäkrar mot, undersöker, studerar, behandla, löste, undviker du, undvik problem`,
  neutralPhrases: `
      {lista|rankning|guide|översikt} över de bästa, {hur|om} {nöjda|glada|bra} {de|kunderna|ni|du} {är|var}, om _ {vore|var|blev} {billigare|snabbare|bättre|enklare}, gratisversion, gratis provperiod, gratis att prova, hårddisk, öppen källkod, kritisk linje, bästa praxis, god morgon, god jul,
    godkännande, gott och väl, till godo, godis, inte bara, inte minst, inte heller bara, mer eller mindre, varken mer eller mindre,
    lätt fordon, lätt lastbil, lätta lastbilar, lättöl, fri tid, fritid, enkel biljett, enkel resa, enkelrum, tidsenligt avtal, rätt till,
    rätt att, fel person, utan att, utan också, utan även, svår sjukdom, tung industri, tunga fordon, tunga transporter, säkert läge,
    säkerhetskopi*, säkert att, trafiksäkerhet, dator säkerhet, socialtjänst, klagomålshantering, felanmälan, felsökning, felanmälningar,
    skadeanmälning*, kvalitetskontroll, luftkvalitet, hållbarhet, hållbar utveckling, mörkt läge, snabbmat, snabbköp, snabbkaffe,
    populärmusik, populärvetenskap, exakt samma, positivt heltal, aktiebolag, öppen för, fast pris, fast anställd, fast telefoni,
    fast ränta, kvick fix, problemlösning, sinnesrörelse, fel för, varken bra eller dålig, varken bra eller dåligt,
    varken bra eller dåliga, varken bu eller bä, inget särskilt, ingenting särskilt, inget speciellt, inget märkvärdigt, inte mer än så,
    för och nackdelar, fördelar och nackdelar, både för och nackdelar, plus och minus, styrkor och svagheter, ljusa och mörka sidor,
    går isär, gör jobbet, bästa projektverktygen, bästa verktygen, bästa apparna, bästa programmen, bästa bankerna, bästa alternativen,
    bästa hotellen, bästa försäkringarna, bästa tjänsterna, bästa plattformarna, bästa märkena, så snabbt som möjligt, så bra som möjligt,
    i bästa fall, i värsta fall, i sämsta fall, åtminstone, saknas omdömen, saknas recensioner, saknas uppgifter, det saknas,
    för  och nackdelar, om jag fick välja, om jag måste välja, om du söker, om du letar, det är klart att,
      rejält, om något går fel, när något går fel, när det krånglar, om det krånglar, vid problem, vid skada, vid stöld, vid fel,
      vid försening, när man reklamerar, om man reklamerar, reklamationsrätt, felkod*, kundklagomål, sägas upp, säga upp,
      säga upp när som helst, uppsägningstid, kösystem, köhantering, köpvillkor, kallt vatten, torr hy, torrt vin, torra viner, torr hud,
      mjukvara*, mjukvaru*, mjukt bröd, godkänd av, godkänt av, billigaste abonnemanget kostar, negativ ränta, svagström, sex personer,
      plus moms, köp och sälj, köp av, köp online, köp på nätet, köp i butik, köp över, vid köp, köper du, nöjd kund-garanti, öppet köp,
      rent vatten, dyrgrip*, torrvara*, torrvaror, tillägg till, som tillägg, tillägget, tyst läge, snabbkurs, snabbmat*, snabbguide,
      snabbköp*, enkelt uttryckt, svårt sjuka, svåra sjukdomar, svåra fall,
      flyg ställdes in, flyget ställdes in, vårt flyg ställdes in`,
  aspects: {
    price: `
      pris, priset, priser, priserna, pris*, kostnad*, kostar, avgift*, dyr*, billig*, prisvärd*, prisvärt, förmånlig*, abonnemang*,
      faktura*, fakturor, pengar*, betala*, rabatt*, gratis, premie*, kronor, ränta*, ersättning*`,
    support: `
      support*, kundtjänst*, kundservice*, kundsupport, hjälp*, service*, personal*, bemötande*, svarar, svar, svarade, handläggare*,
      handläggarna, rådgivare*, telefon*, klagomål*, retur*, reklamation*, nå, få tag, chatten, otrevlig*, vänlig*, trevlig*, kunnig*,
      löser, klagar`,
    ease: `
      användarvänlig*, enkel*, enkelt, enkla, lätt*, smidig*, krånglig*, gränssnitt*, installation*, installera*, inställning*, navigera*,
      överskådlig*, intuitiv*, rörig*, svår*, komplicera*, inlärning*, bruksanvisning*, meny*, lära sig, komma i gång, komma igång`,
    reliability: `
      pålitlig*, opålitlig*, tillförlitlig*, stabil*, instabil*, driftsäker*, säker*, säkra, osäker*, krasch*, hänger sig, hackar, fryser,
      bugg*, fel, felaktig*, driftstopp*, avbrott, snabb*, långsam*, seg, segt, trög*, prestanda, leverans*, levererar, i tid, försen*,
      batteri*, täckning*, nät*, hållbar*, gick sönder, sönder, robust*, flyg, flyget, paket*, beställning*, frakt*, bagage*`,
    features: `
      funktion*, integration*, koppling*, möjligheter, mallar*, mallarna, rapport*, komplett*, kompletta, mångsidig*, kraftfull*, modul*,
      utbud*, sortiment*, urval*, skärm*, kamera*, ljud*, sökning*, verktyg, egenskap*, anpass*, smak*, rum, rummet, rummen, frukost*,
      maten, mat, säng*, tyg*`,
  },

  and: `och, eller, samt, liksom, respektive, både`,
  conditions: `ifall, såvida, förutsatt att, så länge, som om, kanske, om du, om man, om det, om ni, om vi, om de,
      den som vill ha, den som vill, den som söker, vill du ha, vill man ha, söker du`,
  levels: {
    high: `hög, högt, höga, högre`,
    low: `låg, lågt, låga, lägre`,
  },
  asMuch: {
    before: `lika, så,
      både`,
    after: `som`,
  },
  by: `av`,
  leaves: `bytte från, bytt från, byter från, gick från, gått från, lämnade, lämnat, sade upp, sa upp,
      bytet från, byte från, byta från, gå över från, gått över från, flytten från, flyttat från, lämna`,
  excess: `alltför, allt för`,
  once: `var förr, var tidigare, förr var, tidigare var, förr i tiden, bra förr, på den tiden, en gång i tiden, var en gång, brukade vara, fordom,
      på pappret, på papperet, i teorin,
      förr, tidigare, till en början, i början, först var, ursprungligen, vid första anblick, var känt för, var känd för, för länge sedan,
      en gång var,
      marknadsförs som, marknadsför sig som, säger sig vara, kallar sig, påstår sig, påstås vara, skryter med, skryter om, lovar enkelhet,
      utger sig för`,
  numbers: `
      en, ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, tolv, femton, tjugo, trettio, några, ett par, flera, en halv, mindre än en,
      knappt två, bara två, bara några, två eller tre, över tio, mer än tio, drygt två, otaliga`,
  past: `
      var, hade, fungerade, brukade`,
  now: `
      nu, numera, idag, i dag, nuförtiden, sedan dess, på sistone, på senare tid, de senaste åren, inte längre, tills, nu för tiden,
      senaste tiden,
      blivit, har blivit, blev,
      tvärtom, raka motsatsen, motsatsen, i praktiken, i verkligheten`,
  relatives: `
      som, vars, vilket, vilken, där`,
  circumstances: `
      när, så fort, närhelst`,
  soon: `
      dagen efter, inom några dagar, på några dagar, inom några minuter, på några minuter, på fem minuter, inom några timmar, samma dag,
      redan nästa dag, omgående, omedelbart, redan samma dag, redan dagen efter, dagen därpå, nästa dag, nästa morgon, inom # minuter,
      inom # sekunder, inom # timmar, inom # timme, inom # dygn, på # minuter, på # sekunder, inom en timme, inom en dag,
      på mindre än # minuter, på få dagar`,
};
