/** Words of opinion in Dutch, as reviewers in the Netherlands and Belgium use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { ADVICE } from './nl/advice.ts';
import { BLAME } from './nl/blame.ts';
import { COMPARISON } from './nl/comparison.ts';
import { NEUTRAL_PHRASES } from './nl/neutral-phrases.ts';
import { PRAISE } from './nl/praise.ts';
import { TOLD } from './nl/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  hasVerbsLast: true,
  negations: `
    geen moment, geen seconde, geen dag, geen minuut,
    ik wou dat, was het maar, waren ze maar, geen enkele keer, niet één keer, niet, geen, nooit, nergens, niets, niks, niemand, zonder, noch, nauwelijks, amper, zelden, weinig, allesbehalve, verre van, nimmer, ontbreekt het aan,
    gebrek aan, te weinig, evenmin, absoluut niet, helemaal niet, totaal niet, zeker niet, allerminst, geenszins, absoluut geen, helemaal geen, nog nooit,
    geen noemenswaardige, geen noemenswaardig, niets noemenswaardigs, niets ernstigs, niets wezenlijks, geen echte, eigenlijk geen, vrijwel geen,
    zo goed als geen, geen bekend, geen grote`,
  negationsAfter: `zeldzaam, zelden, amper, geen enkele keer, geen seconde, geen moment, geen dag, nergens,
    nooit, nauwelijks, niet, ontbreekt, ontbreken, ver te zoeken,
      geen sprake, was geen sprake, geen sprake van, is geen sprake, vind je niet, vind je niet snel, vind je nergens, zul je niet vinden, moeilijk te vinden,
    {zijn|is|waren|blijven} {zeer|heel|erg|uiterst|vrij|extreem|gelukkig|} {zeldzaam|schaars|een zeldzaamheid|uitzonderlijk|op één hand te tellen}, komen {vrijwel|bijna|} {niet|nooit|zelden} voor, dun gezaaid, {worden|wordt|werden|werd} {snel|meestal|altijd|direct|meteen|vlot|} {opgelost|verholpen|hersteld}, heb ik niets te klagen, valt niets te klagen, mag ik niet klagen`,
  intensifiers: `
    zeer, heel, erg, echt, enorm, ontzettend, buitengewoon, bijzonder, uiterst, extreem, ongelooflijk, ongelofelijk, verdomd, absoluut, totaal, helemaal,
    volkomen, werkelijk, vooral, veel, stukken, aanzienlijk, duidelijk, verreweg, veruit, super, hartstikke, zo, zwaar, flink, oer, mega, altijd,
    voortdurend, constant, continu, steeds, telkens, vaak, geregeld, regelmatig, van harte, dubbel en dwars, een stuk, een heel stuk`,
  diminishers: `
    een beetje, beetje, ietwat, iets, enigszins, vrij, tamelijk, redelijk, relatief, soms, af en toe, deels, gedeeltelijk, over het algemeen, al met al,
    min of meer, lichtelijk`,
  contrasts: `
      daarbij vergeleken, anders dan bij, waar _ juist, hier tegenover, daar tegenover, in plaats daarvan, omgekeerd, andersom,
      waartegenover, waarentegen, integendeel, alleen jammer dat, jammer alleen dat,
    maar, echter, daarentegen, terwijl, hoewel, ofschoon, alhoewel, toch, niettemin, desondanks, ondanks, daar staat tegenover, aan de andere kant,
    anderzijds, in tegenstelling, doch, helaas, jammer genoeg, behalve dat`,
  turns: `
      jammer alleen dat, alleen jammer dat,
    maar, echter, toch, niettemin, desondanks, helaas, doch`,
  concessions: `
    hoewel, ofschoon, alhoewel, ondanks, ook al`,
  comparison: COMPARISON,
  advice: ADVICE,
  pros: `
    voordelen, voordeel, pluspunten, pluspunt, plus, plussen, sterke punten, sterke punt, sterktes, sterke kanten, wat we goed vinden, wat we fijn vinden,
    wat ons bevalt, wat goed is, wat goed gaat, positief, positieve punten, troeven, daarom wel, waarderen, prijzen, geprezen, loven, goed gaat, goed werkt, bevalt, blij mee, blij van, spreekt aan`,
  cons: `
    nadelen, nadeel, minpunten, minpunt, min, minnen, zwakke punten, zwakke punt, zwaktes, zwakke kanten, wat we minder vinden, wat we niet goed vinden,
    wat tegenvalt, wat beter kan, kan beter, negatief, negatieve punten, beperkingen, aandachtspunten, verbeterpunten, daarom niet, klagen, ergeren, ergert, stoort, balen, bekritiseren, tegenvalt, valt tegen, misgaat, niet bevalt`,
  about: `
    het, hij, zij, ze, haar, zijn, hun, dit, dat, deze, die, daar, daarbij, er, de tool, het platform, de app, de applicatie, het programma, de software,
    de dienst, het product, het bedrijf, de maatschappij, de bank, de winkel, de webwinkel, het hotel, het restaurant, de verzekeraar, de provider,
    de klantenservice, het personeel, de service, de helpdesk, de ondersteuning, het pakket, de site, de website, ook, bovendien, daarnaast, helaas,
    gelukkig, sindsdien, echter, maar, toch, wat`,
  solves: `
      onderzocht, bestudeerde, onderzoek doet naar,
      onderzoek naar, cursus over,
      verzamelt, verzamelen, recyclet, recyclen, zamelt, omgaan met, training in,
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
  neutralPhrases: NEUTRAL_PHRASES,
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
      na {jaren|# jaar|jarenlang|vele jaren} _ {zijn we|ben ik|zijn wij|toch|} {naar|over op} _,
      na {jaren|# jaar|jaren bij|# jaar bij} _ {zijn we|ben ik|zijn wij} naar _,
      na {jaren|# jaar|jarenlang|jaren bij|# jaar bij|twee weken|een maand} _ {stapte ik|stapten we|ben ik|zijn we|zijn wij|ging ik|gingen we|koos ik} {overgestapt|geswitcht|over|overgegaan|} {naar|op|over op|over naar},
      van _ naar _ {overgestapt|gegaan|geswitcht|overgegaan|overstapte|overstapten|overstappen|gewisseld|verhuisd|verhuisde|verhuisden|gestapt|vertrokken|overgelopen|gevlucht},
      sinds {ik|we} van _ naar _ {ben|zijn|} {overgestapt|overstapte|overstapten|gegaan|geswitcht},
      {ging|gingen|stapte|stapten|switchte|switchten|verhuisde|verhuisden} {ik|we|wij|} {over|} van _ naar,
      van _ naar _ {ben|zijn} {overgestapt|gegaan|geswitcht|overgegaan},
      van _ {overgestapt|geswitcht|overgegaan|gewisseld|overgestapt ben|overstapte|overstapten|verhuisd|vertrokken} {naar|op|over op},
      {heb|heeft|hebben|hadden|had} {ik|we|wij|ze|hij} _ {ingeruild|verruild|omgeruild|ingewisseld|vervangen|laten vallen} {voor|door},
      {ruilde|ruilden|verruilde|verruilden|inruilde|verwisselde} _ {in|} voor, {liet|lieten} _ vallen voor,
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
  pair: {
    first: `de eerste, het eerste, de ene, het ene`,
    second: `de tweede, het tweede, de andere, het andere`,
    former: `eerstgenoemde, de eerstgenoemde`,
    latter: `laatstgenoemde, de laatstgenoemde`,
  },
  those: `{die|dat} {van|bij}`,
  mixed: `
    meningen {zijn|lopen} {sterk|erg|} {verdeeld|uiteen}, meningen zijn verdeeld, lopen {sterk|ver|} uiteen, gemengde {gevoelens|reacties|ervaringen|recensies|beoordelingen|reviews|berichten|indrukken}, wisselende {ervaringen|beoordelingen|reacties|recensies|reviews|verhalen}, gemengd beeld, wisselend beeld, verdeelt de {gebruikers|klanten|meningen}, houden elkaar in evenwicht, tweesnijdend zwaard, dubbel gevoel, ambivalent*, wisselvallig*, polariseert, plussen en minnen, meningen over _ {zijn|lopen} {sterk|erg|} {verdeeld|uiteen}, zijn {sterk|erg|} verdeeld over`,
  replies: {
    asks: `moet je, moet ik, moeten we, kun je beter, is het de moeite waard, de moeite waard, aan te raden, betrouwbaar, een goede keuze, een aanrader, deugt, goed genoeg`,
    yes: `ja, jazeker, ja hoor, zeker, absoluut, zonder twijfel, doorgaans wel, meestal wel, over het algemeen wel, ja absoluut, beslist`,
    no: `nee, niet echt, liever niet, zeker niet, absoluut niet, beter niet, meestal niet, beslist niet, helaas niet, helaas nee, nauwelijks, eerder niet, in geen geval`,
  },
};
