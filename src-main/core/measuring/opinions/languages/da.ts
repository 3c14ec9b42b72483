/** Words of opinion in Danish, as reviewers use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `fremragende, enestående, fantastisk*, forrygende, formidabel*, formidable, glimrende, strålende, pragtfuld*, fænomenal*, suveræn*, suverænt, fortrinlig*, fornem, fornemt, fornemme, genial*, brillant*, storartet, storartede, vidunderlig*, herlig*, fabelagtig*, magnifik*, eminent*, exceptionel*, usædvanlig god*, uovertruffen, uovertruffet, uovertrufne, uovertruffent, uslåelig*, uforlignelig*, overlegen kvalitet, fuldendt*, perfekt*, fejlfri*, fejlfrit, upåklagelig*, uklanderlig*, ulastelig*, imponere*, imponerende, overvældende god*, utrolig*, sublim*, superb*, førsteklasses, topklasse, i topklasse, i særklasse, særklasse, i verdensklasse, verdensklasse, topkarakter, topkarakterer, top, i top, tip top, skønt, skøn, skønne, super, supergod*, superlækker*, superhurtig*, supernem*, supertilfreds*, megagod*, megafed, kanon, kanongod*, pissegod*, sindssygt god*, fed, fedt, fede, lynhurtig*, lynende hurtig*, barnligt nem*, legende let, pærelet, pærenem*, nemmest, elsker, elskede, forelsket, vild med, vilde med, helt vild med, begejstre*, begejstring, henrykt, ovenud, lykkelig for, uundværlig*, uvurderlig*, prisvindende, prisbelønnet, prisbelønnede, perle, en perle, en fornøjelse, fornøjelse, en drøm, en fryd, en gave, en åbenbaring, et scoop, et kup, kup, et hit, fuldtræffer, bedst, bedste, den bedste, det bedste, de bedste, bedst i test, testvinder, nummer et, topscorer, fem stjerner, seks stjerner, højeste karakter, over al forventning, over forventning, overgik vores forventninger, overgik mine forventninger, overgår forventningerne, overgår alle forventninger, mere end tilfreds*, meget tilfreds*, yderst tilfreds*, alle pengene værd, hver en krone værd, som smurt, går som smurt, kører som smurt, spiller bare, det spiller, en drømmeløsning, udsøgt*, guld værd, ikke få armene ned, ikke armene ned`,
    plain: `god, godt, gode, fin, fint, fine, flot, flotte, pæn, pænt, pæne, smuk*, elegant*, stilren*, lækker*, dejlig*, rar, rart, rare, behagelig*, hyggelig*, charmerende, venlig*, sød, søde, sødt, flink, flinke, imødekommende, hjælpsom*, hjælpsomt, serviceminded*, opmærksom*, omsorgsfuld*, høflig*, gæstfri*, tålmodig*, kompetent*, dygtig*, faglig dygtig*, professionel*, kyndig*, sagkyndig*, engageret, engagerede, lyttende, hurtig*, kvik, kvikt, kvikke, rap, rapt, rappe, smidig*, gnidningsfri*, gnidningsløs*, effektiv*, punktlig*, præcis levering, til tiden, i god tid, dagen efter, samme dag, med det samme, prompte, pålidelig*, driftssikker*, driftsikker*, stabil*, stabilitet, solid*, robust*, holdbar*, slidstærk*, sikker, sikkert, tryg, trygt, trygge, tryghed, troværdig*, tillid, tillidsvækkende, seriøs*, til at stole på, stoler på, stole på, velfungerende, fungerer godt, fungerer perfekt, fungerer fint, fungerer upåklageligt, bare virker, virker hver gang, virker perfekt, nem, nemt, nemme, let, lette, enkel, enkelt at, enkle, simpel at, simpelt at, ligetil, brugervenlig*, brugervenlighed, intuitiv*, overskuelig*, overskuelighed, klar og, klart og, klare rapporter, tydelig*, forståelig*, praktisk*, bekvem*, komfortabel*, komfort, handy, smart, smarte, anvendelig*, nyttig*, problemfri*, ubesværet, ubesværede, uden binding, uden knas, uden at kny, uden vrøvl, ingen binding, intet bindingsperiode, ikke ét eneste problem, ikke et eneste problem, ingen ubehagelige overraskelser, komplet*, fyldestgørende, omfattende og, alsidig*, fleksib*, kraftfuld*, skalerbar*, moderne, tidssvarende, nyskabende, innovativ*, avanceret, avancerede, gennemtænkt*, gennemarbejde*, gennemført*, veldesignet, veldesignede, velbygget, velbyggede, velorganiser*, velgennemtænkt*, velsmagende, smagfuld*, nøjagtig*, præcis, præcist, præcise, detaljeret, detaljerede, høj kvalitet, god kvalitet, kvalitetspræg, kvalitetsbevidst, kvalitet i, frisk, friske, rummelig*, støjsvag*, lydsvag*, skarp skærm, skarpt billede, knivskarp*, skarp pris, skarpe priser, billig*, prisvenlig*, prisbillig*, fordelagtig*, overkommelig*, rimelig pris, rimelige priser, fornuftig pris, fornuftige priser, gode priser, god pris, konkurrencedygtig*, meget for pengene, mest for pengene, pengene værd, sin pris værd, generøs*, rundhåndet, ærlig*, gennemsigtig*, transparent*, åben og, tilfreds*, tilfredshed, tilfredsstillende, glad for, glade for, vellidt*, afholdt*, elsket, elskede af, kan lide, kunne lide, holder af, nyder, sætter pris på, værdsætter, værdsat, værdsættes, påskønner, ros, roser, rosende, roses, rost, hylder, hyldes, fremhæver, fremhæves, anerkendt*, velrenommeret, velrenommerede, anset, ansete, populær*, populære, yndet, favorit*, foretrukne, foretrukket, godt ry, godt omdømme, respekteret, respekterede, brillerer, udmærker sig, skiller sig positivt, skiller sig ud, træder frem, stråler, skinner, overbevise*, overbevisende, glæder, glædeligt, begejstrer, fører an, førende, markedsførende, toneangivende, i front, indfrier, indfriede, lever op til, levede op til, holder hvad, holder hvad de lover, holder hvad den lover, holder løfterne, svigter aldrig, har aldrig svigtet, aldrig svigtet, svigter ikke, skuffer ikke, skuffer aldrig, skuffede ikke, leverer varen, leverer til tiden, leverer hver gang, løser alt, løser det hele, løser problemet, løste problemet, løste det, løst med det samme, retter fejlen med det samme, ringer tilbage, svarer inden for, svarer hurtigt, svarer med det samme, svarer altid, svarer straks, svarer samme dag, hurtigt svar, hurtig hjælp, god hjælp, altid hjælp at hente, hjælp at hente, fik hjælp, nemt at få fat, let at få fat, får min anbefaling, sparer, sparet, spare tid, tidsbesparende, besparelse, besparelser, letter, gør det nemt, gør det let, gør hverdagen, fordel, fordele, styrke, styrker, plus i bogen, pluspoint, stærk, stærkt, stærke, stærkeste, merværdi, værdifuld*, et løft, forbedre*, forbedring*, bliver bedre, blevet bedre, kun bedre, fremskridt, ro i sindet, ro i maven, god oplevelse, gode oplevelser, gik glat, går glat, gik let, gik godt, uden anmærkninger, ikke en finger at sætte, ikke noget at udsætte, intet at udsætte, intet at klage over, ikke noget at klage over, kun godt at sige, kun godt at høre, kun ros, værd, attraktiv*, ideel*, ideelle, velegnet, velegnede, oplagt, oplagte, vellykke*, succes, hvad de lover, hvad den lover, hvad der loves`,
    weak: `
      udmærket, udmærkede, okay, ok, acceptabel*, acceptable, hæderlig*, nogenlunde, rimelig*, fornuftig*, duelig*, brugbar*, brugelig*,
      passabel*, tilstrækkelig*, interessant*, lovende, ikke dårlig, ikke dårligt, ikke værst, ikke tosset, ganske god, ganske godt,
      ganske fin, meget godt, habil*, skikkelig*, anstændig*`,
  },
  blame: {
    strong: `
      forfærdelig*, frygtelig*, rædselsfuld*, rædsom*, rædsel, grufuld*, gyselig*, skrækkelig*, horribel*, horrible, elendig*, ynkelig*,
      jammerlig*, miserabel*, miserable, katastrof*, en katastrofe, mareridt*, helvede, ulidelig*, utålelig*, uudholdelig*, skandale*,
      skandaløs*, skammelig*, en skam, uacceptabel*, uacceptable, under al kritik, lavmål, under lavmålet, bundkarakter, værdiløs*,
      ubrugelig*, uduelig*, håbløs*, skrammel, lort, lorte*, bras, møg, noget møg, makværk, junk, skrald, svindel mod, svindler*,
      svindlere, snyd, snyder, snød, snydt, fup, bedrag, bedrager*, løgn*, lyver, tyveri, røveri, røver, plattenslager*, ocker, ågerpris*,
      svinedyr*, hundedyr*, pissedyr*, tårnhøj*, skyhøj*, hader, afskyr, væmmelig*, ulækker*, klam, klamt, klamme, dårligst, dårligste,
      værst, værste, ringeste, den værste, det værste, fiasko, flop, total skuffelse, aldrig mere, aldrig igen, farlig*, livsfarlig*,
      latterlig*, grotesk*, vanvittig*, til grin, uforskammet, uforskammede, uforskammethed`,
    plain: `dårlig*, ringe, sløj, sløjt, sløje, svag, svagt, svage, skidt, langsom*, sløv, sløvt, sløve, træg, trægt, træge, sej at, ustabil*, upålidelig*, usikker*, usikkert, usikre, utryg, utrygt, utrygge, sårbar*, skrøbelig*, spinkel*, vakkelvorn*, i stykker, gik i stykker, går i stykker, itu, revnede, revner, knækkede, knækker, knækket, defekt*, mangelfuld*, mangel på, mangler, manglede, mangel, utilstrækkelig*, ufuldstændig*, halvfærdig*, halvhjertet, utæt, drypper, rustede, dyr, dyrt, dyre, for dyr, kostbar*, overpris, overprissat, prisstigning*, prisforhøjelse*, skjulte gebyrer, skjulte omkostninger, gebyrer for alt, urimelig*, for høj, for højt, for høje, det med småt, svær, svært, svære, vanskelig*, besværlig*, besvær, bøvl, bøvlet, bøvlede, bøvler, omstændelig*, indviklet, indviklede, kompliceret, komplicerede, kringlet, kringlede, knudret, knudrede, forvirrende, forvirring, uklar*, utydelig*, uoverskuelig*, rodet, rodede, roder, rod, kaotisk*, kaos, labyrint, ulogisk*, uforståelig*, ugennemskuelig*, ugennemsigtig*, brugerfjendsk*, upraktisk*, ufleksib*, klodset, klodsede, kluntet, kluntede, tung, tungt, tunge, kedelig*, trist, triste, ensformig*, irriterende, irriteret, irritere*, generende, frustrere*, frustrerende, frustration*, trættende, anstrengende, opslidende, belastende, grim, grimt, grimme, beskidt*, snavset, snavsede, uhygiejnisk*, støjende, larmer, larmende, larm, støjer, gammeldags, forældet, forældede, umoderne, utidssvarende, bagud, outdatet, slidt, slidte, nedslidt*, fattig*, sparsom*, tynd, tyndt, tynde, mager, magert, begrænset, begrænsede, begrænsning*, går ned, gik ned, bryder ned, brød ned, crasher, crashede, crash, hakker, fryser, frøs, hænger fast, låser sig, låste sig, fejl, fejlen, fejlene, fejlbehæftet, fejlbehæftede, fejler, fejlede, fejlmelding*, fejlagtig*, bug, bugs, bugget, problem, problemer, problemet, problematisk*, nedbrud, udfald, afbrydelse*, driftsforstyrrelse*, virker ikke, virkede ikke, fungerer ikke, fungerede ikke, fungerer dårligt, duer ikke, dur ikke, holder ikke, holdt ikke, mister, mistede, mistet, forsvinder, forsvandt, forsvundet, slettede, slettet, tabt, brandvarm*, overopheder, overophed*, løber tør, upræcis*, unøjagtig*, misvisende, knirker, knirkede, rasler, forsinke*, forsinkelse*, for sent, for sen, ventetid*, ventede, kø, køer, telefonkø, endeløs*, evigheder, en evighed, uendelig*, ugers, aldrig komme igennem, komme igennem, umulig*, svær at få fat, umulig at få fat, intet svar, uden svar, svarer ikke, svarede ikke, ingen svarer, ingen kan hjælpe, ingen hjælp, fik ingen hjælp, tavshed, løser ingenting, løser intet, løser ikke, afvises, afviste, afvist, afviser, afslag, nægter, nægtede, ignorerer, ignoreret, aflyst, aflyste, en krone igen, undskyldninger, bortforklaring*, aldrig fremme, kom aldrig, kommer aldrig, standardmails, standardsvar, uvenlig*, uhøflig*, ubehøvlet, ubehøvlede, sur, sure, surt, kold, koldt, kolde, upersonlig*, nedladende, arrogant*, ligegyldig*, ligeglad*, uinteresseret, inkompetent*, uvidende, uprofessionel*, amatøragtig*, sjusk, sjusket, sjuskede, sjusker, skødesløs*, forsømmelig*, bureaukrati*, firkantet, firkantede, useriøs*, uærlig*, tvivlsom*, suspekt*, fordægtig*, lusket, luskede, vildledende, vildlede*, fælde, fælder, aggressiv*, påtrængende, ineffektiv*, klager, klagede, klage over, brokker, utilfreds*, utilfredshed, kritik, kritiseres, kritiserer, kritisere*, fortryder, fortrød, fortrudt, fortryde, skuffe*, skuffende, skuffet, skuffede, skuffelse, svigter, svigtede, svigt, ærgerlig*, beklager, beklage*, trætte af, træt af, bekymrende, lader meget tilbage at ønske, lader en del tilbage at ønske, lader noget tilbage at ønske, tilbage at ønske, lever ikke op til, levede ikke op til, holder ikke hvad, holder ikke det, ulempe*, minuspoint, svaghed*, svagt punkt, svage punkter, akilleshæl, forringe*, forringelse, forværre*, bliver ringere, bliver dårligere, blevet dårligere, blevet ringere, går ned ad bakke, ned ad bakke, halter, halter efter, hovedpine, spild af tid, spild af penge, spildte, tidsspilde, penge ud ad vinduet, lav kvalitet, dårlig kvalitet, ringe kvalitet, plastikagtig*, billig plast, smagløs*, smager ikke, smager af ingenting, fedtet, fedtede, sløret, slørede, uskarp*, kornet, kornede, inkonsekvent*, ujævn, ujævnt, ujævne, snæver, trang, trangt, trange, aldrig en krone, for lang, for lange, for langt, for lille, for små, for få, uden grund, uden varsel, uden forklaring, uden begrundelse, skjulte`,
    weak: `
      middelmådig*, middel, jævnt hen, gennemsnitlig og, halvdårlig*, kunne være bedre, kunne være hurtigere, kunne godt være,
      kan blive bedre, kunne forbedres, plads til forbedring, i den dyre ende, lidt dyr, lidt dyrt, basal*, basale, ordinær*,
      intetsigende, så som så, svingende, lunken, lunkent, lunkne`,
  },
  negations: `ikke, ej, aldrig, ingen, intet, ingenting, uden, hverken, heller ikke, næppe, knap, sjældent, langtfra, langt fra, alt andet end, mangler, mangel på, slet ikke, på ingen måde, nul, ikke just, ingen steder, absolut ikke, overhovedet ikke, bestemt ikke, ikke særlig, ikke særligt`,
  negationsAfter: `ikke, mangler, er ikke-eksisterende, ikke-eksisterende, ikkeeksisterende`,
  intensifiers: `meget, virkelig, rigtig, rigtigt, super, mega, ekstremt, utrolig, utroligt, utrolige, yderst, særdeles, særlig, især, enormt, absolut, totalt, fuldstændig, fuldstændigt, helt, langt, klart, betydeligt, væsentligt, så, vildt, sindssygt, ret så, ganske særligt, varmt, varmeste, stærkt, altid, konstant, hele tiden, tit, ofte, jævnligt, gang på gang, uafbrudt, overordentlig, overordentligt`,
  diminishers: `
    lidt, en smule, en anelse, noget, nogenlunde, ret, temmelig, ganske, forholdsvis, relativt, indimellem, af og til, nogle gange,
    delvist, til dels, i det store og hele, alt i alt, mere eller mindre`,
  contrasts: `
    men, dog, derimod, mens, hvorimod, selv om, selvom, skønt, omend, trods, på trods af, til gengæld, omvendt, alligevel, imidlertid,
    på den anden side, desværre, ikke desto mindre, bortset fra, modsat`,
  comparison: {
    better: `
      bedre, hurtigere, billigere, nemmere, lettere, enklere, smartere, sikrere, tryggere, mere stabil, stabilere, venligere, flottere,
      pænere, lækrere, stærkere, skarpere, federe, klarere, mere pålidelig, rummeligere, mere brugervenlig, overlegen, overlegent,
      overlegne, grundigere, smidigere, solidere`,
    worse: `
      dårligere, værre, ringere, langsommere, sløvere, dyrere, sværere, vanskeligere, tungere, svagere, grimmere, usikrere,
      mere besværlig, mere bøvlet, koldere, underlegen, underlegent, underlegne`,
    more: `mere`,
    less: `mindre`,
    standardBefore: `
      end, end hos, end med, end ved, sammenlignet med, sammenlignet, i sammenligning med, i forhold til, ved siden af, over for, overfor,
      kontra, som`,
    standardAfter: ``,
    beats: `
      overgår, overgik, slår, slog, banker, vinder over, vandt over, besejrer, besejrede, udkonkurrerer, distancerer, overhaler,
      overtrumfer, overstråler, trumfer, er overlegen, overlegen i forhold til, er foran, ligger foran, et skridt foran,
      flere skridt foran, lader bag sig, sætter til vægs, gør kål på`,
    losesTo: `taber til, tabte til, taber mod, ligger efter, halter efter, halter bagefter, halter bagud efter, er bagud i forhold til, ligger bag, sakker bagud i forhold til, kan ikke hamle op med, kan ikke måle sig med, måler sig ikke med, kan ikke konkurrere med, kommer ikke i nærheden af, ikke i nærheden af, kommer til kort over for, kommer til kort overfor, når ikke op på siden af, når ikke, blegner ved siden af, står i skyggen af, i skyggen af, er underlegen, må se sig slået af, slået af, overgås af, overgået af, slås af, overhalet af, ikke hamle op med, slet ikke hamle op med, ikke måle sig med, slet ikke måle sig med`,
    unlike: `i modsætning til, modsat, til forskel fra, forskelligt fra, ulig, ikke som`,
    preferred: `foretrækker, foretrak, foretrække, hellere, ville vælge`,
    over: `frem for, fremfor, end, i stedet for, over, og ikke`,
    alternativeTo: `alternativ til, alternativet til, alternativer til, erstatning for, erstatter for, afløser for, afløser af`,
    same: `
      på højde med, på niveau med, på linje med, lige med, ligestillet med, jævnbyrdig med, sammenlignelig med, svarer til, samme som,
      ligesom, ligeværdig med, uafgjort`,
  },
  advice: {
    for: `
      anbefale*, anbefaling*, anbefalelsesværdig*, anbefales, kan anbefales, varmt anbefales, varmeste anbefaling, kan klart anbefales,
      et forsøg værd, forsøget værd, et besøg værd, besøget værd, værd at prøve, oplagt valg, oplagte valg, sikkert valg, sikre valg,
      godt valg, det bedste valg, bedste valg, rigtige valg, rigtigt valg, klogt valg, perfekte valg, vores valg, vores favorit,
      førstevalg, førstevalget, godt køb, bedste køb, bedste bud, det bedste bud, godt bud, oplagt bud, vælg, så vælg, gå efter, slå til,
      tøv ikke, uden tøven, kom bare i gang, går ikke galt i byen, kan ikke gå galt, kommer igen, kommer gerne igen, vender gerne tilbage,
      vender tilbage, køber igen, ville købe igen, ikke fortrudt, fortryder ikke, vil ikke fortryde, tommelfingeren op, tommel op,
      must have, et must, køb hos`,
    against: `
      fraråd*, fraråder, frarådes, undgå, undgås, bør undgås, undgår, hold dig væk, hold dig langt væk, hold jer væk, holde sig væk,
      holder mig væk, hold nallerne væk, stor bue udenom, stor bue uden om, bue uden om, bue udenom, styr uden om, styr udenom, pas på,
      advarer mod, advare mod, advarsel mod, advarsel, anbefaler ikke, kan ikke anbefale, kan ikke anbefales, vil ikke anbefale,
      ikke anbefale, ikke værd, ikke pengene værd, pengene ikke værd, køb ikke, bestil ikke, lad være, lad være med, spild ikke,
      brug ikke pengene, find et andet, find noget andet, find en anden, kig videre, led videre, se dig om efter, tænk dig om, bliv væk,
      tommelfingeren ned, tommel ned, boykot*, glem alt om, glem`,
  },
  pros: `fordele, fordel, plusser, plus, styrker, styrke, pluspunkter, det gode, det bedste, det kan vi lide, vi kan lide, hvad vi kan lide, det vi kan lide, det er godt, positivt, lyspunkter, højdepunkter`,
  cons: `ulemper, ulempe, minusser, minus, svagheder, svaghed, minuspunkter, det dårlige, det værste, det kan vi ikke lide, vi kan ikke lide, hvad vi ikke kan lide, det vi ikke kan lide, det er skidt, negativt, mangler, begrænsninger, kan blive bedre`,
  about: `
    det, den, de, han, hun, dets, dens, deres, sin, dette, denne, disse, der, her, værktøjet, platformen, appen, programmet, tjenesten,
    systemet, produktet, virksomheden, selskabet, firmaet, banken, butikken, webshoppen, hotellet, restauranten, forsikringsselskabet,
    udbyderen, personalet, kundeservice, kundeservicen, supporten, brugerfladen, siden, hjemmesiden, medarbejderne, desuden, også,
    derudover, desværre, siden da, heldigvis`,
  solves: `forhindrer, forhindre, forebygger, forebygge, beskytter mod, beskytte mod, beskyttelse mod, sikrer mod, bekæmper, bekæmpe, kampen mod, fjerner, fjerne, eliminerer, eliminere, mindsker, mindske, reducerer, reducere, nedbringer, sænker, begrænser risikoen, sætter en stopper for, gør en ende på, slut med, gør op med, opdager, opdage, finder, detekterer, afslører, sporer, stopper, stoppe, blokerer, blokere, afhjælper, løser problemer med, retter, udbedrer, korrigerer, hjælper mod, hjælper med, hjælp til, håndtere, håndterer, håndtering af, behandling af, behandler, diagnose af, diagnosticering af, analyse af, ved problemer med, i tilfælde af, forsikring mod, anmeldelse af, lindrer, lindre, advarer om, mod nedbrud, beskytter servere mod`,
  neutralPhrases: `gratis udgave, gratis version, gratis prøveperiode, gratis at prøve, harddisk, open source, god morgen, goddag, godt nok, godkend*, godt og vel, til gode, godter, så godt som, ikke bare, ikke kun, ikke mindst, ikke alene, mere eller mindre, hverken mere eller mindre, for eksempel, for det første, for tiden, let tilgængelig offentlig transport, fri tid, fritid, enkeltbillet, enkeltværelse, ret til, har ret, forkert sted, uden at, uden for, stærk medicin, tung trafik, tung transport, svær sygdom, sikkerhedskopi*, it sikkerhed, trafiksikkerhed, socialrådgiver, klagesager, klagesagsbehandling, klagehåndtering, klagenævn, fejlmelding af, fejlfinding, fejlsøgning, fejlretning, skadesanmeldelse*, kvalitetskontrol, luftkvalitet, holdbarhedsdato, bæredygtighed, mørk tilstand, fastfood, aktieselskab, anpartsselskab, fast pris, fast løn, i værste fald, i bedste fald, i dårligste fald, hurtigst muligt, så hurtigt som muligt, bedst muligt, bedst kendt for, fine dining, middelhav, middelalder, på egen hånd, dyrlæge, dyrehandel, dyrehospital, stor bededag, flink nok, tabt arbejdsfortjeneste, hverken god eller dårlig, hverken godt eller dårligt, hverken gode eller dårlige, ikke noget særligt, ikke prangende, intet særligt, ikke noget at skrive hjem om, ikke andet, fordele og ulemper, både fordele og ulemper, plusser og minusser, styrker og svagheder, op og ned, meningerne er delte, delte meninger, gør arbejdet, hverken fugl eller fisk, bedste regnskabsprogrammer, bedste programmer, bedste værktøjer, bedste apps, bedste banker, bedste alternativer, bedste hoteller, bedste forsikringer, bedste platforme, bedste mærker, bedste tjenester, bedste projektværktøjer, for  og imod`,
  aspects: {
    price: `
      pris, prisen, priser, priserne, pris*, omkostning*, koster, gebyr*, dyr, dyrt, dyre, dyrere, billig*, fordelagtig*, abonnement*,
      regning*, faktura*, penge, pengene, betale*, rabat*, gratis, præmie*, kontingent*, krone, kroner, rente*, erstatning*, svinedyr*`,
    support: `
      support*, kundeservice*, kundesupport, hjælp*, service*, personale*, medarbejder*, svarer, svar, rådgiver*, rådgivning, konsulent*,
      telefon*, retur*, reklamation*, komme igennem, få fat, chat, venlig*, uvenlig*, uhøflig*, sagsbehandling*, sagsbehandler*,
      receptionist*`,
    ease: `
      brugervenlig*, nem, nemt, nemme, let, lette, enkel*, bøvl*, besværlig*, brugerflade*, installation*, installere*, opsætning*,
      indstilling*, navigation, overskuelig*, uoverskuelig*, intuitiv*, rodet, svær*, kompliceret, indlæring*, vejledning*, menu*, lære,
      samle`,
    reliability: `pålidelig*, upålidelig*, stabil*, ustabil*, driftssikker*, sikker*, sikre, usikker*, crash*, går ned, hakker, fryser, fejl*, bug*, nedbrud*, udfald, hurtig*, langsom*, sløv*, træg*, ydelse, ydeevne, levering*, leverer, til tiden, forsinke*, batteri*, dækning*, net, holdbar*, i stykker, robust*, solid*, fly, flyet, pakke*, bestilling*, forsendelse*, bagage*`,
    features: `funktion*, integration*, muligheder, skabelon*, rapport*, komplet*, alsidig*, kraftfuld*, modul*, udvalg*, sortiment*, skærm*, kamera*, lyd*, søgning*, værktøjer, egenskab*, tilpas*, smag*, mad*, design*, værelse*, morgenmad, maden, seng*, kaffe`,
  },

  and: `og, eller, samt, såvel som, både, respektive`,
  conditions: `hvis, såfremt, medmindre, forudsat at, så længe, som om, måske`,
  levels: {
    high: `høj, højt, høje, højere`,
    low: `lav, lavt, lave, lavere`,
  },
  asMuch: { before: `lige så, så, ligeså`, after: `som` },
  by: `af`,
  leaves: `skiftede fra, skiftet fra, skifte fra, gik fra, gået fra, forlod, forladt, opsagde, opsagt`,
  excess: `alt for`,
};
