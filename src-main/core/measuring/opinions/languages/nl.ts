/** Words of opinion in Dutch, as reviewers in the Netherlands and Belgium use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './nl/blame.ts';
import { PRAISE } from './nl/praise.ts';
import { TOLD } from './nl/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
      ik wou dat, was het maar, waren ze maar, geen enkele keer, niet één keer, niet, geen, nooit, nergens, niets, niks, niemand, zonder, noch, nauwelijks, amper, zelden, weinig, allesbehalve, verre van, nimmer, ontbreekt het aan,
    gebrek aan, te weinig, evenmin, absoluut niet, helemaal niet, totaal niet, zeker niet, allerminst, geenszins, absoluut geen, helemaal geen, nog nooit,
    geen noemenswaardige, geen noemenswaardig, niets noemenswaardigs, niets ernstigs, niets wezenlijks, geen echte, eigenlijk geen, vrijwel geen,
    zo goed als geen, geen bekend, geen grote`,
  negationsAfter: `nooit, nauwelijks, niet, ontbreekt, ontbreken, ver te zoeken,
      vind je niet, vind je niet snel, vind je nergens, zul je niet vinden, moeilijk te vinden`,
  intensifiers: `
    zeer, heel, erg, echt, enorm, ontzettend, buitengewoon, bijzonder, uiterst, extreem, ongelooflijk, ongelofelijk, verdomd, absoluut, totaal, helemaal,
    volkomen, werkelijk, vooral, veel, stukken, aanzienlijk, duidelijk, verreweg, veruit, super, hartstikke, zo, zwaar, flink, oer, mega, altijd,
    voortdurend, constant, continu, steeds, telkens, vaak, geregeld, regelmatig, van harte, dubbel en dwars, een stuk, een heel stuk`,
  diminishers: `
    een beetje, beetje, ietwat, iets, enigszins, vrij, tamelijk, redelijk, relatief, soms, af en toe, deels, gedeeltelijk, over het algemeen, al met al,
    min of meer, licht, lichtelijk`,
  contrasts: `
    maar, echter, daarentegen, terwijl, hoewel, ofschoon, alhoewel, toch, niettemin, desondanks, ondanks, daar staat tegenover, aan de andere kant,
    anderzijds, in tegenstelling, doch, helaas, jammer genoeg, behalve dat`,
  turns: `
    maar, echter, toch, niettemin, desondanks, helaas, doch`,
  concessions: `
    hoewel, ofschoon, alhoewel, ondanks, ook al`,
  comparison: {
    better: `
      beter, betere, sneller, snellere, goedkoper, goedkopere, makkelijker, gemakkelijker, eenvoudiger, handiger, betrouwbaarder, betrouwbaardere, stabieler,
      veiliger, vriendelijker, gebruiksvriendelijker, gebruiksvriendelijkere, overzichtelijker, duidelijker, mooier, fijner, prettiger, sterker, krachtiger,
      voordeliger, voordeligere, uitgebreider, flexibeler, completer, slimmer, nauwkeuriger, efficiënter, soepeler, stiller, ruimer, lekkerder, superieur,
      verder, geschikter, geschiktere,
      kost minder, kosten minder, kan meer, biedt meer, doet meer, gaat langer mee, betere keuze,
      breder, dekkender`,
    worse: `
      slechter, slechtere, erger, trager, tragere, langzamer, duurder, duurdere, moeilijker, lastiger, ingewikkelder, omslachtiger, onbetrouwbaarder,
      zwakker, onveiliger, rommeliger, zwaarder, lelijker, beperkter, prijziger, foutgevoeliger, onhandiger, inferieur,
      kost meer, kosten meer, kan minder, biedt minder, doet minder`,
    more: `meer`,
    less: `minder`,
    standardBefore: `
      dan, dan die van, dan bij, dan dat van, dan de, vergeleken met, vergeleken bij, in vergelijking met, in vergelijking tot, ten opzichte van, naast,
      tegenover, als, als die van`,
    standardAfter: ``,
    beats: `
      overtreft, overtreffen, overtrof, verslaat, verslaan, versloeg, klopt, overklast, overklassen, overvleugelt, wint van, winnen van, wint het van,
      winnen het van, won van, laat achter zich, laat ver achter zich, steekt met kop en schouders uit boven, steekt uit boven, troeft af, troeft,
      overstijgt, domineert, streeft voorbij, is superieur aan, superieur aan, beter dan, voor op, een stap voor op, mijlenver voor op, verkiesbaar boven,
      met kop en schouders boven, torent boven, mijlenver boven, wint het, veegt de vloer aan met, vegen de vloer aan met, is een maatje te groot voor,
      laat alle hoeken van de kamer zien, steekt de loef af, zet in de schaduw, stelt in de schaduw, speelt zoek, walst over, blaast weg,
      is heer en meester over, de vloer aan met, in de schaduw gesteld, ver achter zich,
      achter zich, in de schaduw, troeven af, overtroeft, steekt naar de kroon, slaat met stukken, verpulvert, loopt rondjes om,
      rondjes om, maakt gehakt van, gehakt van,
      maar dan beter, alleen beter, alleen dan beter`,
    losesTo: `
      aflegt tegen, afleggen tegen, legt het af tegen, leggen het af tegen, moet het afleggen tegen, verliest van, verliest het van, verliezen van,
      onderdoen voor, doet onder voor, doen onder voor, blijft achter bij, blijven achter bij, loopt achter op, achter op, kan niet tippen aan,
      kunnen niet tippen aan, tippen aan, haalt het niet bij, halen het niet bij, niet opgewassen tegen, valt in het niet bij, is inferieur aan,
      inferieur aan, delft het onderspit tegen, steekt bleek af bij, steekt schril af bij, moet buigen voor, overtroffen door, verslagen door, geklopt door,
      overklast door, verliest het, verliezen het, mijlenver achter op, mijlenver achter, komt niet in de buurt van, komen niet in de buurt van,
      niet in de buurt van, niet tippen aan, niet kan tippen aan, legt het ruimschoots af tegen, legt het ruim af tegen, legt het duidelijk af tegen,
      legt het ver af tegen, af tegen, kan niet mee met, niet meekomen met, komt niet mee met, bijhouden, verbleekt bij, verbleken bij, verbleekt naast,
      het onderspit tegen, hinkt achter, in de schaduw van,
      het af tegen, delft het onderspit, het onderspit, kan niet op tegen, niet op tegen, blijft ver achter, haalt het niet,
      is geen partij voor, geen partij voor, moet onderdoen voor, onderdoet, moet het afleggen, kan niet meekomen, hobbelt achter,
      loopt achter de feiten aan, moet zijn meerdere erkennen, zijn meerdere`,
    unlike: `in tegenstelling tot, anders dan, in contrast met, niet zoals`,
    preferred: `zou _ kiezen, zou _ nemen, liever, verkies, verkiezen, verkiest, prefereer, prefereert, prefereren, voorkeur aan, de voorkeur aan,
      kies ik,   kies zonder twijfel voor, kies voor, zou ik kiezen, neem ik,
      kies liever, kies eerder, neem liever, neemt liever, geef de voorkeur, geven de voorkeur, de voorkeur, zou gaan voor, ga liever voor,
      beter af met, beter af bij, beter uit met, beter kiezen`,
    over: `boven, dan, in plaats van, ten opzichte van`,
    alternativeTo: `alternatief voor, alternatieven voor, vervanger van, vervanger voor, vervanging van, vervanging voor, opvolger van`,
    same: `
      zo goed als, zo snel als, zo betrouwbaar als, zo makkelijk als, zo veilig als, even, evenveel, net zo, net als, gelijkwaardig aan, vergelijkbaar met, op hetzelfde niveau als, op gelijke hoogte met, gelijk aan, evenaart,
      doet niet onder voor, doen niet onder voor, gelijkspel`,
  },
  advice: {
    for: `
      aanrader, aanraders, aanraden, raad aan, raden aan, raadt aan, aan te raden, aanbevelen, aanbevolen, aanbevelenswaardig*, aanbeveling waard,
      beveel aan, bevelen aan, beveelt aan, warm aanbevolen, van harte aanbevolen, de moeite waard, moeite waard, het proberen waard, goede keuze,
      goede keus, beste keuze, beste keus, uitstekende keuze, prima keuze, slimme keuze, veilige keuze, verstandige keuze, ideale keuze, juiste keuze,
      onze keuze, onze favoriet, eerste keuze, ga voor, gaan voor, kies voor, kies gerust, ga gerust, zit goed, zit je goed, zit u goed,
      ben je aan het goede adres, goede adres, niet twijfelen, twijfel niet, gewoon doen, kom zeker terug, komen zeker terug, komen graag terug,
      kom graag terug, koop ik weer, zou ik opnieuw, je krijgt er geen spijt van, geen spijt van, moet je hebben, must have, kan ik alleen maar aanraden,
      alleen maar aanraden, zeker aan te raden, echt aan te raden, zou ik zo weer kiezen, bestel ik weer, wij komen terug, we komen terug, ik kom terug,
      zeker een aanrader, echte aanrader,
      kan je niet fout gaan, kun je niet misgaan, je kunt niet misgaan, aangeraden, beveel, van harte, zeker doen, zou ik zo weer,
      zou zo weer, zo weer kopen, zo weer boeken, weer kopen, weer bestellen, opnieuw bestellen, opnieuw kiezen, een poging waard,
      zeker een kijkje waard, eerste keus, mijn favoriet, onze tip, koptip, mijn advies is, stap over naar, blijf klant, blijven klant,
      trouwe klant, kiezen voor,
      bovenaan je lijst, bovenaan uw lijst, bovenaan de lijst, bovenaan staan, hoog op je lijst, op je lijstje, op je shortlist`,
    against: `
      afrader, afraders, afraden, raad af, raden af, raadt af, af te raden, ontraden, geen aanrader, niet aan te raden, niet aanraden, niemand aanraden,
      vermijd*, vermijden, te vermijden, mijd, mijden, blijf weg, blijf ver weg, blijf uit de buurt, wegblijven, ver van blijven, links laten liggen,
      laat links liggen, laten liggen, pas op voor, pas op met, kijk uit voor, kijk uit met, oppassen voor, waarschuw, waarschuwen voor, trap er niet in,
      trappen er niet in, begin er niet aan, begin niet aan, niet kopen, koop niet, niet bestellen, bestel niet, bestel hier niet, niet de moeite waard,
      de moeite niet waard, niet waard, het geld niet waard, zijn geld niet waard, zonde van je geld, zonde van het geld, verspil, bezint, zoek verder,
      zoek een ander, kijk verder, ga ergens anders, elders, doe het niet, nooit aan beginnen, overgestapt vanwege, beter mijden, beter vermijden,
      beter laten liggen, beter overslaan, beter niet, met een boog om, een boog om, met een grote boog om, een grote boog om, blijf weg bij, blijf weg van,
      weg bij, uit de buurt van, ver vandaan, ga niet in zee met, handen af van, blijf af van, laat je niet, moeilijk aan te bevelen, lastig aan te raden,
      begin er niet,
      grote boog, met een grote boog, boog omheen, blijf er ver vandaan, uit de buurt, vermijd, niet doen, niet aan beginnen,
      beginnen er niet aan, laat liggen, links liggen, pas op, wees gewaarschuwd, gewaarschuwd, waarschuw*, waarschuwing, afgeraden,
      niet aanbevolen, koop hier niet, boek niet, bespaar je de moeite, bespaar jezelf, ergens anders, beter af bij een ander, zou ik niet,
      liever niet, twee keer nadenken, denk twee keer na, niet voor herhaling vatbaar, voor herhaling vatbaar niet, niet nog een keer,
      niet nog eens`,
  },
  pros: `
    voordelen, voordeel, pluspunten, pluspunt, plus, plussen, sterke punten, sterke punt, sterktes, sterke kanten, wat we goed vinden, wat we fijn vinden,
    wat ons bevalt, wat goed is, wat goed gaat, positief, positieve punten, troeven, daarom wel`,
  cons: `
    nadelen, nadeel, minpunten, minpunt, min, minnen, zwakke punten, zwakke punt, zwaktes, zwakke kanten, wat we minder vinden, wat we niet goed vinden,
    wat tegenvalt, wat beter kan, kan beter, negatief, negatieve punten, beperkingen, aandachtspunten, verbeterpunten, daarom niet`,
  about: `
    het, hij, zij, ze, haar, zijn, hun, dit, dat, deze, die, daar, daarbij, er, de tool, het platform, de app, de applicatie, het programma, de software,
    de dienst, het product, het bedrijf, de maatschappij, de bank, de winkel, de webwinkel, het hotel, het restaurant, de verzekeraar, de provider,
    de klantenservice, het personeel, de service, de helpdesk, de ondersteuning, het pakket, de site, de website, ook, bovendien, daarnaast, helaas,
    gelukkig, sindsdien, echter, maar, toch, wat`,
  solves: `
    voorkomt, voorkomen, voorkom, beschermt tegen, beschermen tegen, bescherming tegen, beschermt, beveiligt tegen, beveiliging tegen, bestrijdt, bestrijden,
    strijd tegen, maakt een eind aan, maakt een einde aan, maakt korte metten met, elimineert, elimineren, verwijdert, verwijderen, vermindert, verminderen,
    beperkt het, reduceert, verkleint, verlaagt, detecteert, detecteren, detectie van, opsporen van, spoort, ontdekt, signaleert, blokkeert, blokkeren,
    herstelt, repareert, corrigeert, lost problemen met, helpt bij, helpt tegen, hulp bij, tegen, bij problemen met, beheer van, beheren van,
    behandeling van, behandelen van, diagnose van, diagnostiek van, analyse van, verzekering tegen, dekking bij, in geval van, registreert, melden van,
    meldt, afhandeling van, verlicht, meldingen bij, meldingen, waarschuwt bij, alarm bij,
        dempt, dempen, weert, weren,
      verving, vervangen, vervangt, repareerde, gerepareerd, herstelde,
      meet, meten, filtert, filteren, sorteert, waarschuwt voor, waarschuwt telers, waarschuwt boeren, deelt mails, herkent, herkennen,
      spoorde, ontdekte, corrigeerde, zag, vond, bevrijdt van, bevrijdde ons van, verlost van, verloste ons van, verlost ons van, bespaart ons,
      bespaarde ons, bespaart me, bood excuses aan voor, excuseerde zich voor, vergoedt, vergoedde, luistert naar, leert van, erkent, dekt,
      dekken, verzekert tegen, verzekert, onderzoekt, bestudeert, behandelt, neemt ons, neemt je, neemt me, nam ons`,
  neutralPhrases: `
      zo goed als {nooit|niets|geen|alles|altijd|niemand|nieuw|iedereen|zeker}, {lijst|overzicht|ranglijst|selectie|gids} van de beste, {lijst|overzicht|gids} met de beste, hoe {tevreden|blij|goed} {ze|zij|klanten|u|je|mensen} {zijn|is|bent}, als _ {goedkoper|sneller|beter|makkelijker} {was|waren|zou}, gratis versie, gratis account, gratis proefperiode, gratis proberen, best practices, harde schijf, kritieke pad, open source, goede doelen, goed doel,
    goederen, te goed, tegoed, goedemorgen, goedendag, ten goede, goedgekeurd, goedkeuring, van duur, duur van, looptijd, de duur, korte duur, lange duur,
    al dan niet, niet alleen, niet alleen maar, niet enkel, min of meer, op zoek, op zoek naar, vrije tijd, sterk afhankelijk, sterk uiteen, in de regel,
    rust en verzorging, netwerk, ruimte, ruim honderd, ruim tien, ruim twintig, ruim duizend, vet gedrukt, scherp op, kwaliteit van leven, luchtkwaliteit,
    kwaliteitscontrole, klachtenbeheer, klachtenregistratie, klachtenprocedure, schadeafhandeling, storingsdienst, foutopsporing, foutmelding melden,
    veiligheidsregio, verkeersveiligheid, donkere modus, gemiddelde prijs, eenvoudig account, besloten vennootschap, zware industrie, duurzaamheid,
    duurzame energie, volledige naam, volledige lijst, overzicht van, een overzicht, zwaarwegend, lichte wijze, top 10, top 5, top 3, volledig in handen,
    niet goed en niet slecht, niet goed niet slecht, noch goed noch slecht, niet bijzonder goed en niet slecht, meer niet, niets meer en niets minder,
    niets bijzonders, niks bijzonders, sterke en zwakke kanten, sterke en zwakke punten, voor en nadelen, plussen en minnen, meningen zijn verdeeld,
    meningen verdeeld, goed noch slecht, gemiddeld, doet wat het moet doen, beste projecttools, beste tools, beste apps, beste alternatieven, beste banken,
    beste hotels, beste verzekeringen, beste software, beste programma's, beste platforms, beste merken, beste providers, beste boekhoudpakketten,
    zo snel mogelijk, zo goed mogelijk, zo goed als, beste klant, beste lezer, ten minste, in het slechtste geval, in het beste geval, als ik moest kiezen,
    als ik mocht kiezen, als je zoekt, als je op zoek, brandveiligheid,
      als er iets misgaat, als het misgaat, als iets misgaat, bij problemen, bij klachten, in geval van, bij schade, bij verlies,
      bij diefstal, bij vertraging, opgezegd worden, kan worden opgezegd, opgezegd kan worden, opzegtermijn, klacht indient,
      klacht indienen, klacht in te dienen, klachtenformulier, per stuk, stuk of, een stuk, uit één stuk, verse producten vanaf, vers van,
      duur is, prijzen vanaf, prijzen van, prijzen zijn, de prijzen, prijzen beginnen, prijzen staan, prijzen per, prijzen in,
      vergelijk prijzen, prijzen vergelijken, voor wat hoort wat, en bezorgt, wachtrijsysteem, koude dranken, koud water, droog weer,
      verbeterd door, wekelijks, meteen beschikbaar, meteen na, direct te, verdiend geld, verdiend loon, lek en gebrek, zoek je, zoek naar,
      zoek op, zoek een, ik zoek, wie zoekt, mistlamp*, in de mist, ruim een, ruim twee, ruim drie, ruim 40, ruim 100, gebroken been,
      haat speech, verloren voorwerpen, gevonden voorwerpen, verloren pas, verloren bagage, bagage verloren, verloren pakket, gemiddelde,
      kritisch kijken, negatieve rente, het drama, drama's en, drama en, dramaserie*,
      dan is, dan ben, dan zit, dan kies, dan heb, dan zijn, dan is het, dan kan, dan kun, dan wordt, dan moet, voor snelle hulp,
      voor goede hulp, voor goede service`,
  aspects: {
    price: `
      prijs, prijzen, prijs*, kosten, kost, tarief, tarieven, duur, dure, duurder*, goedkoop, goedkope, goedkoper*, betaalbaar, betaalbare, voordelig*,
      abonnement*, factuur, facturen, premie, premies, peperduur, peperdure, geld, korting*, gratis, rekent, tarie*, toeslag*, prijzig*, vergoeding*`,
    support: `
      klantenservice, klantendienst, helpdesk, ondersteuning, support, service, hulp, medewerker*, personeel, bereikbaar, onbereikbaar, antwoord*, reactie,
      reageert, reageren, vriendelijk*, behulpzaam, behulpzame, onbeschoft*, onbeleefd*, callcenter, telefonisch, klacht*, advies, adviseur*, geholpen,
      retour*`,
    ease: `
      gebruiksgemak, gebruiksvriendelijk*, makkelijk*, gemakkelijk*, eenvoudig*, simpel*, intuïtie*, overzichtelijk*, onoverzichtelijk*, ingewikkeld*,
      omslachtig*, lastig*, moeilijk*, interface, bediening, installatie, geïnstalleerd, instellen, instellingen, handleiding, menu, leercurve, navigatie,
      rommelig*, handig*, onhandig*`,
    reliability: `
      betrouwba*, onbetrouwba*, stabi*, instabi*, storing*, crash*, vastlo*, loopt vast, hapert, fout*, bug*, veilig*, onveilig*, snel*, traag*, trage*,
      prestatie*, levering, levertijd, op tijd, vertraging*, accu, batterij, bereik, netwerk, verbinding, degelijk*, robuust*, stuk, kapot*, duurzaam*,
      defect*, vlucht, vluchten, bestelling*, pakket, pakje*, pakketten, zending*, bezorg*, koffer*`,
    features: `
      functie*, functionaliteit*, koppeling*, integratie*, mogelijkheden, opties, sjablo*, rapport*, uitgebreid*, complete*, compleet, veelzijdig*,
      krachtig*, module*, aanbod, assortiment, keuze, scherm, camera, dashboard, geluid, dekking, smaak, zoekfunctie, kamer, kamers, ontbijt, bed, bedden,
      eten, gerechten, stof`,
  },

  and: `en, of, evenals, alsook, en ook, plus`,
  conditions: `indien, tenzij, mits, zolang, alsof, misschien, wellicht, als je, als u, als het, als er, als zou,
      wie op zoek, wie snelle, wie goede, wie hoopt, zoek je, op zoek naar, wil je`,
  levels: {
    high: `hoog, hoge, hogere, fors, forse`,
    low: `laag, lage, lagere, gering, geringe`,
  },
  asMuch: {
    before: `zo, even, net zo, net even, evenzeer,
      zowel`,
    after: `als,
      alsook`,
  },
  by: `door`,
  leaves: `
    overgestapt van, stapte over van, stapten over van, overstappen van, overstap van, weggegaan bij, weg bij, vertrokken bij, opgezegd bij,
    afscheid genomen van, de overstap van, de switch van, switch van, wissel van, gewisseld van, gestopt bij, gestopt met, opgezegd`,
  excess: `veel te, overdreven, al te`,
  once: `vroeger was, vroeger waren, was vroeger, waren vroeger, was ooit, waren ooit, ooit was, destijds, voorheen, indertijd, weleer, jarenlang was,
      op papier, in theorie,
      vroeger, ooit, aanvankelijk, eerst was, in het begin, in eerste instantie, op het eerste gezicht, vroeger stond, stond ooit,
      stond bekend, lang geleden, in betere tijden,
      adverteert met, adverteren met, noemt zich, beweert, pretendeert, zegt te zijn, afficheert zich, prijst zich aan als,
      belooft eenvoud, zogenaamd*`,
  numbers: `
      een, één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, twaalf, vijftien, twintig, dertig, een paar, enkele, een half,
      een halve, anderhalf, anderhalve, meerdere, tientallen, nog geen, een kleine, slechts twee, slechts een paar, twee of drie,
      minder dan een, amper twee, ruim twee, meer dan tien`,
  past: `
      was, waren, werkte, had, begon`,
  now: `
      nu, inmiddels, tegenwoordig, intussen, ondertussen, vandaag de dag, sindsdien, de laatste tijd, sinds kort, de laatste jaren,
      niet meer, totdat, tot,
      geworden, werd,
      het tegendeel, tegenovergestelde, het omgekeerde, in de praktijk, in werkelijkheid`,
  relatives: `
      die, dat, waar, wiens, wat`,
  circumstances: `
      toen, wanneer, zodra`,
  soon: `
      meteen, de volgende dag, binnen enkele dagen, binnen een paar dagen, binnen een dag, binnen enkele minuten, binnen enkele uren,
      in vijf minuten, in een paar minuten, dezelfde dag, in no time, per direct, onmiddellijk, dezelfde dag nog, volgende dag al,
      de volgende ochtend, volgende ochtend al, binnen # minuten, binnen # uur, binnen # uren, binnen # seconden, binnen een uur,
      in # minuten, in # seconden, binnen # dag, in enkele dagen`,
};
