/** Words of opinion in Norwegian (bokmål), as reviewers use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      utmerket, utmerkede, utmerka, fremragende, framragende, enestående, fantastisk*, fabelaktig*, glimrende, strålende, praktfull*,
      fenomenal*, suveren*, fortreffelig*, ypperlig*, genial*, briljant*, storartet, storartede, vidunderlig*, herlig*, nydelig*,
      magnifikk, magnifikt, magnifikke, eksepsjonell*, uovertruffen, uovertruffet, uovertrufne, uslåelig*, ubestridt best, makeløs*,
      forrykende, perfekt*, feilfri*, plettfri*, upåklagelig*, ulastelig*, knirkefri*, imponere*, imponerende, utrolig god*, utrolig bra,
      sublim*, superb*, førsteklasses, toppklasse, i toppklasse, i særklasse, særklasse, i verdensklasse, verdensklasse, toppkarakter,
      toppkarakterer, toppscore, topp, til topps, super, superb, superrask*, superenkel*, superenkelt, superbra, superfornøyd, kjempebra,
      kjempegod*, kjempelett*, kjemperask*, kjempefin*, kjempefornøyd*, kjempehyggelig*, kjempeflott*, knallbra, knallgod*, kanonbra,
      kanon, rå, rått bra, rågod*, dritbra, dritgod*, sykt bra, lynrask*, lynkjapp*, barnslig enkel*, piece of cake, lekende lett,
      busenkel*, busenkelt, plankekjøring, elsker, elsket, elska, forelsket, forelska, begeistre*, begeistret, begeistring, henrykt,
      overlykkelig, stormfornøyd, strålende fornøyd, svært fornøyd, veldig fornøyd, uunnværlig*, uvurderlig*, prisvinnende, prisbelønt,
      prisbelønte, perle, en perle, en fornøyelse, fornøyelse, en drøm, en fryd, fryd, fulltreffer, innertier, en innertier, et kupp,
      kupp, en genistrek, genistrek, best, beste, den beste, det beste, de beste, best i test, testvinner, testvinneren, nummer en,
      terningkast seks, terningkast 6, terningkast fem, terningkast 5, seksere, over all forventning, overgikk forventningene,
      overgikk alle forventninger, overgår forventningene, verdt hver krone, verdt hver eneste krone, verdt hvert øre, gull verdt,
      som smurt, gikk som smurt, går som smurt, som ei klokke, som en klokke, på skinner, gikk på skinner, delikat*, utsøkt*,
      ikke sett oss tilbake, ikke sett meg tilbake`,
    plain: `bra, god, godt, gode, fin, fint, fine, flott, flotte, pen, pent, pene, vakker*, vakre, elegant*, stilren*, lekker*, deilig*, behagelig*, hyggelig*, trivelig*, sjarmerende, koselig*, vennlig*, blid, blide, blidt, hjelpsom*, hjelpsomme, imøtekommende, serviceinnstilt*, oppmerksom*, omtenksom*, høflig*, gjestfri*, tålmodig*, kompetent*, dyktig*, flink, flinke, profesjonell*, proff, proffe, proft, kunnskapsrik*, kyndig*, engasjert, engasjerte, lyttende, løsningsorientert*, inkluderende, rask, raskt, raske, kjapp, kjapt, kjappe, kvikk, kvikt, kvikke, hurtig*, smidig*, friksjonsfri*, sømløs*, effektiv*, punktlig*, presis levering, i tide, til rett tid, til avtalt tid, samme dag, samme uke, på dagen, umiddelbart, pålitelig*, driftssikker*, driftssikre, stabil*, stabilitet, solid*, robust*, holdbar*, slitesterk*, slitesterkt, tåler en støyt, tåler mye, sikker og, sikkert og, trygg, trygt, trygge, trygghet, tillit, tillitvekkende, troverdig*, seriøs*, til å stole på, stoler på, velfungerende, fungerer bra, fungerer utmerket, fungerer perfekt, fungerer godt, fungerer fint, fungerer knirkefritt, virker hver gang, enkel, enkelt, enkle, lett å, lett og, lette å, lettvint*, lettstelt*, lettfattelig*, lettlest*, lettbrukt, simpelt å, ukomplisert*, brukervennlig*, brukervennlighet, intuitiv*, oversiktlig*, god oversikt, oversiktlighet, tydelig*, klar og, klart og, forståelig*, praktisk*, bekvem*, komfortabel*, komfort, hendig*, smart, smarte, nyttig*, anvendelig*, problemfri*, bekymringsfri*, smertefri*, ryddig*, velorganiser*, velordnet, strukturert, uten mas, uten stress, uten binding, uten bindingstid, uten krangel, null stress, null mas, ingen binding, ingen bindingstid, ingen ubehagelige overraskelser, komplett*, fullverdig*, omfattende og, allsidig*, fleksib*, kraftig*, kraftfull*, slagkraftig*, skalerbar*, moderne, tidsriktig*, nyskapende, innovativ*, avansert*, gjennomtenkt*, gjennomført*, gjennomarbeid*, veldesignet, velbygd, velutviklet, grundig*, nøyaktig*, presis, presist, presise, detaljert*, høy kvalitet, god kvalitet, bra kvalitet, kvalitetsfølelse, velsmakende, smakfull*, velsmak*, fersk, ferske, frisk smak, friske smaken, romslig*, stillegående, støysvak*, støysvakt, rolig beliggenhet, knivskarp*, skarp skjerm, skarpt bilde, skinnende ren*, rene rom, rent og, ren og, billig*, prisgunstig*, rimelig*, gunstig*, fordelaktig*, overkommelig*, konkurransedyktig*, mye for pengene, mest for pengene, god pris, gode priser, grei pris, lave priser, forutsigbar*, verdt pengene, verdt prisen, vel verdt, verd pengene, verdt det, raus, raust, rause, generøs*, ærlig*, åpen og, transparent*, redelig*, fornøyd, fornøyde, fornøgd, tilfreds, tilfredse, tilfredsstillende, glad for, glade for, glad i, liker, likte, likt av, trives, setter pris på, verdsetter, verdsatt, verdsettes, skryt, skryter, skrøt, skrytes, ros, roser, roses, rost, rosende, lovord, hyller, hylles, hyllet, framhever, fremhever, fremheves, framheves, anerkjent*, velrenommert, velrenommerte, ansett, ansette som, populær*, populære, favoritt*, foretrukne, foretrukket, godt rykte, godt omdømme, respektert*, utmerker seg, skiller seg positivt ut, skiller seg ut, skinner, stråler, briljerer, overbevise*, overbevisende, gleder, begeistrer, ledende, markedsledende, i front, innfrir, innfridde, lever opp til, levde opp til, holder mål, holder hva, holder det de lover, holder det den lover, holder ord, svikter aldri, har aldri sviktet, svikter ikke, skuffer ikke, skuffer aldri, skuffet ikke, leverer varene, leverer i tide, leverer hver gang, levert feilfritt, gjør akkurat det den skal, gjør det den skal, gjør akkurat det, løser alt, løser det meste, løser problemet, løste problemet, løste det, løst på dagen, ordner opp, ordnet opp, ordner alt, betaler tilbake, svarer raskt, svarer fort, svarer alltid, svarer med en gang, svarer deg, svarer innen, svarer samme dag, raskt svar, rask hjelp, god hjelp, fikk hjelp, fikk god hjelp, lett å få tak i, lett å nå, sparer, spart, spare tid, tidsbesparende, besparelse*, enklere hverdag, gjort hverdagen, gjør hverdagen, fordel, fordeler, fortrinn, styrke, styrker, pluss i boka, plusspoeng, sterk, sterkt, sterke, sterkeste, merverdi, verdifull*, et løft, forbedre*, forbedring*, blir bedre, blitt bedre, stadig bedre, bare bedre, bedre for hvert, framgang, ro i sjelen, ro i sinnet, god opplevelse, gode opplevelser, gikk glatt, går glatt, gikk bra, gikk fint, gikk lett, ingenting å utsette, ikke noe å utsette, ingenting å klage på, ikke noe å klage på, intet å utsette, bare godt å si, bare lovord, bare skryt, attraktiv*, ideell*, ideelt, egnet seg godt, velegnet, velegna, vellykket, vellykka, vellykkede, suksess, lang batteritid, god dekning, raske reparasjoner`,
    weak: `
      ok, okei, okay, grei, greit, greie, helt grei, hederlig*, akseptabel*, akseptable, brukbar*, brukbart, brukande, noenlunde,
      rimelig bra, tålelig*, duger, godkjent, interessant*, lovende, ikke dårlig, ikke verst, ikke ille, ikke galt, ganske bra,
      ganske god*, helt fin, helt fint, nokså bra, skikkelig nok, anstendig*, tilstrekkelig*`,
  },
  blame: {
    strong: `
      forferdelig*, fryktelig*, grusom*, grusomt, skrekkelig*, redselsfull*, horribel*, horrible, elendig*, ynkelig*, miserabel*,
      miserable, katastrof*, katastrofe, mareritt*, helvete, ulidelig*, uutholdelig*, utålelig*, skandale*, skandaløs*, skammelig*,
      en skam, uakseptabel*, uakseptable, under enhver kritikk, under all kritikk, lavmål, bunnivå, bunnkarakter, bunnskrap, verdiløs*,
      ubrukelig*, udugelig*, håpløs*, søppel, skrot, skrap, dritt, drittservice, drit, dårligst, makkverk, juks, møkk, ræva, rævva, pyton,
      krise, lureri, lurt, lurer, lurte, svindel fra, svindlere, svindler, svindlet, bedrag, bedrager*, løgn*, lyver, juger, tyveri, ran,
      røveri, raner, flår, flådd, ågerpris*, blodpris*, svindyr*, skyhøy*, kjempedyr*, dritdyr*, hinsides, stive priser, hater, hatet,
      avskyr, avskyelig*, motbydelig*, ekkel, ekkelt, ekle, dårligste, verst, verste, den verste, det verste, fiasko, flopp,
      total skuffelse, aldri mer, aldri igjen, farlig*, livsfarlig*, latterlig*, vanvittig*, idiotisk*, uforskammet, uforskamma,
      uforskammede, frekk, frekt, frekke, frekkhet`,
    plain: `dårlig*, svak, svakt, svake, treg, tregt, trege, treghet, langsom*, sløv, sløvt, sløve, sein, seint, seine, sen respons, ustabil*, upålitelig*, usikker*, usikkert, usikre, utrygg*, utrygt, sårbar*, skrøpelig*, skjør, skjørt, skjøre, spinkel*, vaklevoren*, i stykker, gikk i stykker, går i stykker, røk, ryker, rakner, raknet, sprakk, knakk, knekker, knekte, ødelagt*, defekt*, lekker inn, slipper inn vann, mangelfull*, mangelfulle, mangel på, mangler, manglet, manglende, mangel, utilstrekkelig*, ufullstendig*, halvferdig*, halvhjertet, halvveis, dyr, dyrt, dyre, for dyr, kostbar*, overpriset, overprisa, overprisede, prisøkning*, prishopp, skjulte gebyrer, skjulte kostnader, skjulte avgifter, tilleggsgebyr*, urimelig*, for høy, for høyt, for høye, liten skrift, vanskelig*, besværlig*, tungvint*, tungrodd*, knotete, kronglete, kronglet*, kinkig*, komplisert*, innviklet*, innvikla, innfløkt*, trøbbel, trøblete, trøblet*, styr, rot, rote, rotete, rotet, uryddig*, uoversiktlig*, forvirrende, forvirring, uklar*, utydelig*, kaotisk*, kaos, ulogisk*, uforståelig*, uhåndterlig*, ugjennomsiktig*, brukerfiendtlig*, upraktisk*, klumpete, klønete, klønet, tung, tungt, tunge, kjedelig*, trist, triste, ensformig*, irriterende, irritert, irritere*, plagsom*, plagsomt, frustrere*, frustrerende, frustrasjon, slitsom*, slitsomt, slitsomme, utmattende, belastende, stygg, stygt, stygge, skitten, skittent, skitne, møkkete, uhygienisk*, bråkete, bråker, bråk, støyende, støyer, støy, gammeldags, utdatert*, foreldet, foreldede, avleggs, umoderne, slitt, slitte, nedslitt*, fattigslig*, skral, skralt, skrale, tynn, tynt, tynne, mager, magert, begrenset, begrensede, begrensa, begrensning*, henger seg, hengte seg, hang seg opp, henger seg opp, krasjer, krasjet, krasja, krasj, hakker, hakkete, fryser, frøs, låser seg, låste seg, feil, feilen, feilene, feiler, feilet, feilmelding*, feilaktig*, bug, bugs, buggy, problem, problemer, problemet, problematisk*, nedetid, utfall, faller ut, falt ut, driftsstans, driftsforstyrrelse*, avbrudd, virker ikke, virket ikke, fungerer ikke, fungerte ikke, fungerer dårlig, funker ikke, funket ikke, funka ikke, duger ikke, holder ikke, mister, mistet, forsvinner, forsvant, forsvunnet, slettet, tapte data, tapt, går tom, dør etter, tappes, glovarm*, overopphet*, unøyaktig*, upresis*, misvisende, knirker, skrangler, skranglete, forsinke*, forsinket, forsinkede, forsinka, forsinkelse*, for sent, for seint, ventetid*, vente i, ventet i, måtte vente, kø, køer, endeløs*, evig, evige, evigheter, evinnelig*, uendelig*, ukevis, i månedsvis, ikke få tak i, få tak i noen, umulig*, vanskelig å nå, intet svar, ingen svar, uten svar, svarer ikke, svarte ikke, ingen svarer, ingen svarer på, ingen kan hjelpe, ingen hjelp, fikk ikke hjelp, taushet, løser ingenting, løser ikke, løser ingen, avvises, avviste, avvist, avslår, avslag, nekter, nektet, ignorerer, ignorert, ignorerte, innstilt, innstille*, kansellert, kansellerte, snurten av pengene, ikke kommet, kom aldri, kommer aldri, aldri fram, unnskyldninger, bortforklaring*, sperrer, sperret, sperra, uten forvarsel, trukket for, purret, purre, uvennlig*, uhøflig*, ubehøvlet, ubehøvla, sur, sure, surt, gretten, gretne, kald, kaldt, kalde, upersonlig*, nedlatende, arrogant*, likegyldig*, uinteressert, inkompetent*, uvitende, uprofesjonell*, amatørmessig*, slurv, slurvete, slurver, skjødesløs*, uansvarlig*, byråkrati*, firkantet, firkantede, useriøs*, uærlig*, uredelig*, tvilsom*, tvilsomt, suspekt*, lyssky, villedende, villede*, felle, feller, aggressiv*, masete, påtrengende, ineffektiv*, klager, klaget, klaga, klage over, klage på, misfornøyd*, misnøye, kritikk, kritiserer, kritisert, kritiseres, kritikkverdig*, angrer, angret, angra, angre, skuffe*, skuffende, skuffer, skuffet, skuffa, skuffelse*, svikter, sviktet, sviktende, svikt, ergerlig*, lei av, lei av å, lut lei, bekymringsfull*, mye å ønske, tilbake å ønske, noe tilbake å ønske, mye tilbake å ønske, mye igjen å ønske, holder ikke mål, holder ikke det, holdt ikke mål, lever ikke opp til, levde ikke opp til, ulempe*, minuspoeng, svakhet*, svakt punkt, svake punkter, akilleshæl, forverre*, forverring, forverret, verre for hvert, blir verre, blir dårligere, blitt dårligere, blitt verre, stadig dårligere, stadig verre, går nedover, går utforbakke, gått nedover, halter, halter etter, henger etter, hodepine, bortkastet, bortkasta, sløsing, tidstyv, penger ut av vinduet, lav kvalitet, dårlig kvalitet, plastaktig*, billig plast, smakløs*, smaker ikke, smaker ingenting, fettete, uklart bilde, uskarp*, kornete, ujevn, ujevnt, ujevne, trang, trangt, trange, tørr, tørt, tørre, aldri snurten av pengene, for lang, for lange, for langt, for liten, for lite, for små, for få, uten grunn, uten forklaring, uten begrunnelse, skjulte`,
    weak: `
      middelmådig*, middels, mediokert, ordinær*, gjennomsnittlig og, kunne vært bedre, kunne vært raskere, kunne vært enklere,
      kunne vært mer, godt kunne vært, kan bli bedre, kunne blitt bedre, kan forbedres, rom for forbedring, litt dyr, litt dyrt,
      i dyreste laget, basale, intetsigende, så som så, varierende, lunken, lunkent, lunkne, halvgod*, forbedringspotensial`,
  },
  negations: `ikke, ei, aldri, ingen, intet, inkje, ingenting, uten, verken, hverken, heller ikke, neppe, knapt, sjelden, langt fra, langt ifra, alt annet enn, mangler, mangel på, slett ikke, på ingen måte, null, lite, ikke akkurat, ingensteds, absolutt ikke, overhodet ikke, ikke særlig, ikke spesielt`,
  negationsAfter: `ikke, mangler, glimrer med sitt fravær, ikke eksisterende, fraværende`,
  intensifiers: `veldig, svært, meget, virkelig, ordentlig, skikkelig, super, kjempe, ekstremt, utrolig, enormt, særdeles, særlig, spesielt, absolutt, totalt, fullstendig, helt, langt, klart, betydelig, vesentlig, så, vilt, sykt, sinnssykt, rått, varmt, varmeste, sterkt, bittert, sant, mye, alltid, konstant, hele tida, hele tiden, støtt, støtt og stadig, stadig, stadig vekk, titt og ofte, ofte, gang på gang, jevnlig, uavbrutt`,
  diminishers: `
    litt, en smule, en anelse, noe, noenlunde, ganske, nokså, temmelig, relativt, forholdsvis, innimellom, av og til, noen ganger, iblant,
    delvis, til dels, stort sett, alt i alt, mer eller mindre, i det store og hele`,
  contrasts: `
    men, derimot, mens, imidlertid, selv om, skjønt, enda, til tross for, tross, på tross av, likevel, allikevel, til gjengjeld,
    på den annen side, på den andre siden, omvendt, dessverre, dog, bortsett fra, motsatt, samtidig som`,
  comparison: {
    better: `
      bedre, raskere, kjappere, billigere, rimeligere, gunstigere, enklere, lettere, tryggere, sikrere, stabilere, hyggeligere,
      vennligere, flottere, finere, penere, sterkere, kraftigere, skarpere, tydeligere, smartere, ryddigere, smidigere, mer pålitelig,
      romsligere, grundigere, mer brukervennlig, lekrere, overlegen, overlegent, overlegne, solidere`,
    worse: `
      dårligere, verre, tregere, langsommere, sløvere, dyrere, vanskeligere, tyngre, svakere, styggere, usikrere, mer tungvint,
      mer komplisert, rotete enn, kaldere, underlegen, underlegent, underlegne`,
    more: `mer, meir`,
    less: `mindre`,
    standardBefore: `
      enn, enn hos, enn med, enn ved, sammenlignet med, sammenliknet med, samanlikna med, i sammenligning med, i forhold til,
      ved siden av, overfor, kontra, som`,
    standardAfter: ``,
    beats: `
      overgår, overgikk, slår, slo, banker, vinner over, vant over, beseirer, beseiret, utkonkurrerer, utklasser, utklasset, distanserer,
      overgår langt, overtreffer, overtraff, knuser, knuste, parkerer, parkerte, danker ut, feier over, overlegen i forhold til,
      ligger foran, er foran, et hestehode foran, et skritt foran, flere hakk foran, et hakk foran, har et forsprang på`,
    losesTo: `taper for, tapte for, taper mot, ligger etter, henger etter, halter etter, sakker akterut i forhold til, ligger bak, havner bak, kan ikke måle seg med, måler seg ikke med, kan ikke konkurrere med, kan ikke hamle opp med, kommer ikke i nærheten av, ikke i nærheten av, kommer til kort mot, kommer til kort overfor, når ikke opp til, når ikke opp mot, når ikke, blekner ved siden av, blekner mot, står i skyggen av, i skyggen av, er underlegen, må se seg slått av, slått av, overgås av, overgått av, slås av, utklasset av, utkonkurrert av, ikke måle seg med, slett ikke måle seg med, ikke hamle opp med, slett ikke hamle opp med`,
    unlike: `i motsetning til, til forskjell fra, ulikt, i kontrast til, ikke som`,
    preferred: `foretrekker, foretrakk, foretrekke, heller, ville valgt, ville gått for`,
    over: `framfor, fremfor, enn, i stedet for, istedenfor, over, og ikke`,
    alternativeTo: `alternativ til, alternativet til, alternativer til, erstatning for, erstatter for, etterfølger til, avløser for`,
    same: `
      på høyde med, på nivå med, på linje med, på lik linje med, jevngod med, jevnbyrdig med, sammenlignbar med, tilsvarer, samme som,
      i likhet med, likeverdig med, uavgjort`,
  },
  advice: {
    for: `
      anbefale*, anbefaling*, anbefales, anbefalt, varmt anbefalt, anbefales på det varmeste, kan anbefales, kan varmt anbefales,
      verdt et forsøk, verdt et besøk, verdt å prøve, verdt turen, opplagt valg, opplagte valget, trygt valg, trygge valget, sikkert valg,
      sikkert kort, godt valg, beste valg, beste valget, det beste valget, riktig valg, riktige valget, klokt valg, smart valg,
      perfekte valget, vårt valg, vår favoritt, førstevalg, førstevalget, godt kjøp, beste kjøp, beste kjøpet, beste stedet å begynne,
      velg, gå for, gå til, slå til, satse på, sats på, ikke nøl, nøl ikke, uten å nøle, uten tvil, bare å kjøpe, går ikke galt,
      kan ikke gå galt, kommer tilbake, kommer gjerne tilbake, kommer igjen, kjøper igjen, kjøper gjerne igjen, ville kjøpt igjen,
      angrer ikke, ikke angret, angrer ikke et sekund, tommel opp, tommelen opp, et must, må ha, må prøves, lei hos, kjøp hos`,
    against: `
      fraråd*, fraråder, frarådes, unngå, unngås, bør unngås, unngår, styr unna, styre unna, hold deg unna, hold dere unna,
      holde seg unna, holdt meg unna, holder meg unna, hold deg langt unna, ligg unna, vær obs, pass på, pass deg for, pass dere for,
      advarer mot, advare mot, advarsel mot, advarsel, anbefaler ikke, kan ikke anbefale, kan ikke anbefales, vil ikke anbefale,
      ikke anbefale, anbefales ikke, ikke verdt, ikke verd, ikke verdt pengene, ikke verdt det, kjøp ikke, ikke kjøp, ikke bestill,
      bestill ikke, ikke bruk penger, ikke kast bort, ikke sløs, la være, finn noe annet, finn en annen, velg en annen, velg noe annet,
      se etter noe annet, let videre, se deg om etter, tenk deg om, tommel ned, tommelen ned, boikott*, glem, gå langt rundt`,
  },
  pros: `fordeler, fordel, pluss, plusser, styrker, styrke, plusspoeng, det gode, det beste, dette liker vi, vi liker, det vi liker, hva vi liker, positivt, lyspunkter, høydepunkter, det som er bra`,
  cons: `ulemper, ulempe, minus, minuser, svakheter, svakhet, minuspoeng, det dårlige, det verste, dette liker vi ikke, vi liker ikke, det vi ikke liker, hva vi ikke liker, negativt, mangler, begrensninger, kan bli bedre, det som er dårlig`,
  about: `
    det, den, de, han, hun, dens, dets, deres, sin, dette, denne, disse, der, her, verktøyet, plattformen, appen, programmet, tjenesten,
    systemet, produktet, bedriften, selskapet, firmaet, banken, butikken, nettbutikken, hotellet, restauranten, forsikringsselskapet,
    operatøren, leverandøren, personalet, betjeningen, kundeservice, kundeservicen, kundestøtten, brukerstøtten, supporten, grensesnittet,
    siden, nettsiden, de ansatte, rådgiverne, guidene, dessuten, også, i tillegg, dessverre, siden da, heldigvis`,
  solves: `
    hindrer, hindre, forhindrer, forhindre, forebygger, forebygge, beskytter mot, beskytte mot, beskyttelse mot, beskytter, sikrer mot,
    bekjemper, bekjempe, kampen mot, fjerner, fjerne, eliminerer, eliminere, minsker, minske, reduserer, redusere, begrenser risikoen,
    setter en stopper for, gjør slutt på, slutt på, slipper du, slipp, oppdager, oppdage, avslører, avsløre, finner feil, sporer, stanser,
    stanse, stopper, stoppe, blokkerer, blokkere, avhjelper, løser problemer med, retter, retter opp, utbedrer, korrigerer, hjelper mot,
    hjelper med, hjelp til, hjelp med, håndtere, håndterer, håndtering av, behandling av, behandler, diagnose av, diagnostisering av,
    analyse av, ved problemer med, i tilfelle, forsikring mot, melding av, melder, lindrer, lindre, varsler om, varsler`,
  neutralPhrases: `gratisversjon, gratis versjon, gratis prøveperiode, gratis å prøve, harddisk, åpen kildekode, god morgen, god dag, godt nok, godkjenn*, godt over, til gode, så godt som, ikke bare, ikke minst, ikke kun, ikke bare bare, mer eller mindre, verken mer eller mindre, hverken mer eller mindre, lett lastebil, lettøl, fri tid, fritid, enkeltbillett, enkeltrom, enkelte, rett til, har rett, feil sted, uten at, uten å, tung trafikk, tungtransport, tunge kjøretøy, alvorlig sykdom, sikkerhetskopi*, it sikkerhet, trafikksikkerhet, pen og papir, klagebehandling, klagesaker, klagehåndtering, klagenemnd, feilmelding av, feilsøking, feilretting, skademelding*, kvalitetskontroll, luftkvalitet, holdbarhetsdato, bærekraft, mørk modus, hurtigmat, hurtigbåt, hurtigruten, aksjeselskap, fast pris, fastlege, fastpris, fast ansatt, i verste fall, i beste fall, så raskt som mulig, så fort som mulig, best mulig, best kjent for, middelalder, dyrlege, dyrebutikk, dyrehage, dyreklinikk, takk og lov, tapt arbeidsfortjeneste, ran og, støyreduksjon, støydemping, verken bra eller dårlig, hverken bra eller dårlig, verken god eller dårlig, hverken god eller dårlig, verken gode eller dårlige, ikke noe spesielt, ingenting spesielt, ikke noe særlig mer, ikke noe å skrive hjem om, verken fugl eller fisk, fordeler og ulemper, både fordeler og ulemper, plusser og minuser, pluss og minus, styrker og svakheter, opp og ned, meningene er delte, delte meninger, gjør jobben, middels god, middels bra, beste prosjektverktøyene, beste verktøyene, beste appene, beste programmene, beste bankene, beste alternativene, beste hotellene, beste forsikringene, beste plattformene, beste merkene, beste tjenestene, beste regnskapsprogrammene, beste strømavtalene, helt greit, helt grei, helt ok, for  og imot, det finnes`,
  aspects: {
    price: `
      pris, prisen, priser, prisene, pris*, kostnad*, koster, gebyr*, dyr, dyrt, dyre, dyrere, svindyr*, billig*, rimelig*, gunstig*,
      abonnement*, faktura*, regning*, penger, pengene, betale*, rabatt*, gratis, premie*, krone, kroner, rente*, lån, verdt`,
    support: `
      support*, kundeservice*, kundestøtte*, brukerstøtte*, kundebehandling*, hjelp*, service*, personale*, ansatte, svarer, svar, svarte,
      rådgiver*, guide*, telefon*, retur*, reklamasjon*, få tak i, chat, vennlig*, uvennlig*, uhøflig*, saksbehandl*, vert, verten, purret`,
    ease: `
      brukervennlig*, enkel*, enkelt, enkle, lett*, tungvint*, knotete, brukergrensesnitt*, grensesnitt*, installasjon*, installere*,
      oppsett*, sette opp, innstilling*, navigasjon, navigere, oversiktlig*, uoversiktlig*, intuitiv*, rotete, ryddig*, vanskelig*,
      komplisert*, bruksanvisning*, meny*, lære, opplæring*`,
    reliability: `pålitelig*, upålitelig*, stabil*, ustabil*, driftssikker*, sikker*, sikre, trygg*, krasj*, henger seg, hakker, fryser, feil*, bug*, nedetid, utfall, rask*, treg*, sløv*, langsom*, ytelse*, levering*, leverer, i tide, forsinke*, batteri*, dekning*, nett, nettverk, holdbar*, slitesterk*, i stykker, robust*, solid*, fly, flyet, pakke*, bestilling*, forsendelse*, bagasje*`,
    features: `funksjon*, integrasjon*, muligheter, maler, rapport*, komplett*, allsidig*, kraftig*, modul*, utvalg*, sortiment*, skjerm*, kamera*, lyd*, søk, søket, verktøy, egenskap*, tilpass*, smak*, mat*, design*, bankkobling, rom, rommet, rommene, frokost*, maten, seng*, hytte*, hytta`,
  },

  and: `og, eller, samt, så vel som, både, henholdsvis`,
  conditions: `hvis, dersom, såfremt, med mindre, forutsatt at, så lenge, som om, kanskje`,
  levels: {
    high: `høy, høyt, høye, høyere`,
    low: `lav, lavt, lave, lavere`,
  },
  asMuch: { before: `like, så, like så`, after: `som` },
  by: `av`,
  leaves: `byttet fra, bytta fra, bytte fra, gikk fra, gått fra, forlot, forlatt, sa opp, sagt opp`,
  excess: `altfor, alt for`,
};
