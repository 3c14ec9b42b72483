/** Words of opinion in Dutch, as reviewers in the Netherlands and Belgium use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      uitstekend*, uitmuntend*, voortreffelijk*, fantastisch*, geweldig*, schitterend*, prachtig*, prachtvol*, fenomenaal, fenomenale,
      subliem*, briljant*, perfect*, perfectie, foutloos, foutloze, vlekkeloos, vlekkeloze, feilloos, feilloze, onberispelijk*,
      ongeëvenaard*, onovertroffen, onverslaanbaar, onverslaanbare, onklopbaar, onklopbare, weergaloos, weergaloze, magnifiek*, grandioos,
      grandioze, spectaculair*, indrukwekkend*, verbluffend*, verbazingwekkend*, buitengewoon goed, buitengewone, top, topper, toppers,
      toppertje, topproduct, topservice, topkwaliteit, topklasse, toplocatie, eersteklas, eerste klas, super, superb, superfijn,
      supersnel*, supermakkelijk, superhandig, supergoed, supermooi, supervriendelijk, superieur*, geniaal, geniale, heerlijk*, zalig*,
      verrukkelijk*, overheerlijk*, dolblij, dolenthousiast, dolgelukkig, verliefd op, weg van, lyrisch, laaiend enthousiast, enthousiast,
      enthousiaste, razend enthousiast, onmisbaar, onmisbare, bekroond*, razendsnel*, bliksemsnel*, kinderlijk eenvoudig, kinderspel,
      pareltje, juweeltje, parel, een verademing, verademing, een genot, genot, een feest, een schot in de roos, schot in de roos,
      de beste, het beste, beste van, best geteste, als beste getest, beste koop, nummer één, boven verwachting,
      overtrof onze verwachtingen, overtreft de verwachtingen, overtreft alle verwachtingen, dubbel en dwars waard, meer dan waard,
      kan niet beter, staat als een huis, loopt op rolletjes, als een trein, loopt als een trein, werkt als een trein, een plezier,
      haarscherp*, magistraal, ideaal, ideale, wereldklasse`,
    plain: `goed, goede, goeds, fijn, fijne, mooi, mooie, mooier, prima, leuk, leuke, prettig*, plezierig*, aangenaam, aangename, sierlijk*, stijlvol*, fraai*, knap, knappe, sympathiek*, vriendelijk*, aardig personeel, beleefd*, behulpzaam, behulpzame, attent*, hartelijk*, gastvrij*, servicegericht*, klantvriendelijk*, klantgericht*, denkt mee, denken mee, denkt met, denkt echt met, meedenkend*, deskundig*, vakkundig*, kundig*, professioneel, professionele, vakbekwaam, competent*, snel, snelle, vlot, vlotte, rap, rappe, meteen, direct geholpen, soepel*, vloeiend*, efficiënt*, effectief, effectieve, doeltreffend*, slagvaardig*, stipt*, punctueel, punctuele, op tijd, tijdig*, keurig*, netjes, nette, net en, zorgvuldig*, betrouwbaar, betrouwbare, betrouwbaarheid, stabiel*, stabiliteit, solide, degelijk*, robuust*, stevig*, duurzaam, sterk, sterke, sterkste, veilig*, veiligheid, vertrouwd*, vertrouwen, vertrouwenwekkend*, makkelijk*, gemakkelijk*, gemak, eenvoudig*, eenvoud, simpel, simpele, gebruiksvriendelijk*, gebruiksgemak, intuïtief, intuïtieve, overzichtelijk*, overzicht, duidelijk*, helder*, begrijpelijk*, handig*, praktisch*, comfortabel*, comfort, logisch opgebouwd, toegankelijk*, nuttig*, bruikbaar, bruikbare, zorgeloos, zorgeloze, moeiteloos, moeiteloze, ontzorgt, ontzorgd, compleet, complete, volledig*, uitgebreid*, veelzijdig*, flexibel*, flexibiliteit, krachtig*, schaalbaar, schaalbare, modern*, innovatief, innovatieve, vooruitstrevend*, geavanceerd*, eigentijds*, doordacht*, slim, slimme, nauwkeurig*, precies, precieze, gedetailleerd*, hoogwaardig*, kwalitatief, goede kwaliteit, hoge kwaliteit, kwaliteit, verzorgd*, uitgekiend*, stil, stille, ruim, ruime, fris en, schoon, schone, lekker*, smaakvol*, smakelijk*, gevarieerd*, vers, verse, goedkoop, goedkope, goedkoper, voordelig*, betaalbaar, betaalbare, scherp geprijsd*, scherpe prijs, scherpe prijzen, scherp, scherpe, gunstig*, voordeel, voordelen, schappelijk*, redelijke prijs, eerlijke prijs, eerlijk*, transparant*, open en, waar voor je geld, waar voor zijn geld, waar voor uw geld, prijs kwaliteit, prijs kwaliteitverhouding, goede prijs, spotgoedkoop, genereus, royaal, royale, zonder zorgen, zonder poespas, probleemloos, probleemloze, geen enkel probleem, geen verrassingen, niets dan lof, niets op aan te merken, niets aan te merken, niets te klagen, geen centje pijn, niks op aan te merken, maandelijks opzegbaar, blij met, blij dat, heel blij, erg blij, zeer blij, tevreden, tevredenheid, gelukkig met, content, gecharmeerd, positief over, positief, positieve, houden van, houd van, geniet*, genoten, bevalt, bevallen, beviel, in de smaak, lof, geprezen, prijzen de, prijst, prijzen het, roemen, roemt, geroemd*, looft, waarderen, waardeert, gewaardeerd*, waardering, goed beoordeeld*, hoog gewaardeerd, geliefd*, populair bij, favoriet*, lieveling, uitblink*, blinkt uit, blinken uit, excelleert, excelleren, schittert, onderscheidt zich, onderscheiden zich, springt eruit, springen eruit, overtuigt, overtuigen, overtuigend*, scoort, scoren, scoort hoog, maakt indruk, indruk maakt, maken indruk, onder de indruk, verrast positief, aangenaam verrast, positief verrast, staat bekend om zijn betrouwb*, goede naam, goede reputatie, gerenommeerd*, toonaangevend*, vooraanstaand*, aanzien, pluspunt*, sterk punt, sterke punten, sterke kant, troef, troeven, meerwaarde, toegevoegde waarde, komt afspraken na, komen afspraken na, houdt zich aan, maakt zijn beloftes waar, maakt beloftes waar, maakt waar, doet wat het belooft, doet wat hij belooft, doet precies wat, waarmaakt, nog nooit in de steek gelaten, nooit in de steek, laat je niet in de steek, stelt niet teleur, stelde niet teleur, stelt nooit teleur, bespaart, besparen, bespaard, tijdbesparend*, tijdwinst, scheelt, minder kwijt, lost alles op, lost problemen meteen op, lost problemen snel op, lost snel op, snel opgelost, meteen opgelost, opgelost binnen, lossen alles op, helpt je snel, helpen je snel, goed geholpen, snel geholpen, uitstekend geholpen, geholpen door, meegaat, gaat lang mee, gaan lang mee, gaat dagen mee, gaat jaren mee, verbeterd, verbetert, verbeteren, verbeterde, vooruitgang, vooruitgegaan, rust, gemoedsrust, een opluchting, waard, aantrekkelijk*, geslaagd*, succesvol*, verliep goed, verliep soepel, bereikbaar en, prima bereikbaar, goed bereikbaar, altijd bereikbaar, gaat de hele dag mee, houdt het lang vol`,
    weak: `
      redelijk*, behoorlijk, behoorlijke, aardig, aardige, oké, acceptabel*, aanvaardbaar, aanvaardbare, fatsoenlijk*, voldoende, voldoet,
      degelijk genoeg, interessant*, veelbelovend*, niet slecht, niet verkeerd, lang niet gek, niet gek, best goed, best aardig,
      best wel goed, kan ermee door, netjes genoeg`,
  },
  blame: {
    strong: `
      verschrikkelijk*, vreselijk*, afschuwelijk*, gruwelijk*, walgelijk*, rampzalig*, ramp, een ramp, drama, een drama, dramatisch*,
      catastrof*, waardeloos, waardeloze, belabberd*, abominabel*, erbarmelijk*, bedroevend*, beneden alle peil, onder alle kritiek,
      schandalig*, schande, schandelijk*, onaanvaardbaar, onaanvaardbare, onacceptabel*, ontoelaatbaar, ontoelaatbare, onverdraaglijk*,
      ondraaglijk*, onbruikbaar, onbruikbare, onwerkbaar, onwerkbare, nutteloos, nutteloze, troep, rotzooi, rommel, bagger, pruts*, prul,
      prullen, oplichter*, oplichting, oplichters, opgelicht, zwendel, bedrog, bedriegt, bedrogen, misleid*, leugen*, liegt, liegen,
      diefstal, dieven, afzetter*, afzetterij, afgezet, nachtmerrie*, hel, een hel, gruwel, ellende, ellendig*, kwelling, walg*, haat,
      haten, verafschuw*, de slechtste, het slechtste, slechtste, belachelijk*, absurd*, bespottelijk*, lachwekkend*, flop, fiasco,
      mislukt*, mislukking, torenhoog, torenhoge, peperduur, peperdure, schreeuwend duur, woekerprijzen, woekerprijs, nooit meer,
      nooit weer, eens maar nooit weer, gevaarlijk*, smerig*, minachtend*, onbeschoft*, schofterig*, wanprestatie, wanbeleid, dieptepunt,
      volslagen`,
    plain: `slecht, slechte, slechter wordt, matig*, zwak, zwakke, zwakker, traag, trage, traagheid, sloom, slome, langzaam, langzame, stroperig*, stroef, stroeve, tergend*, instabiel*, onstabiel*, wankel*, onbetrouwbaar, onbetrouwbare, onveilig*, kwetsbaar, kwetsbare, broos, fragiel, gammel*, krakkemikkig*, wiebelig*, lek, lekt, breekbaar, breekbare, kapot, kapotte, kapotmaken, kapot ging, stuk, ging stuk, gaat stuk, gaan stuk, brak af, breekt af, viel uit elkaar, valt uit elkaar, vallen uit elkaar, defect, defecte, defecten, mankement*, gebrek, gebreken, gebrekkig*, duur, dure, te duur, prijzig*, kostbaar, kostbare, te hoog, te hoge, onredelijk*, overdreven, buitensporig*, exorbitant*, verborgen kosten, verborgen toeslag*, bijkomende kosten, prijsverhoging*, prijsstijging*, kleine lettertjes, geldklopperij, dubbel afgeschreven, verkeerde afschrijving*, onterecht*, ten onrechte, moeilijk*, lastig*, ingewikkeld*, complex en, te complex, onnodig complex, omslachtig*, onhandig*, gedoe, warrig*, verwarrend*, verwarring, onduidelijk*, onoverzichtelijk*, rommelig*, chaotisch*, chaos, warboel, onlogisch*, onbegrijpelijk*, onvindbaar, onvindbare, weg kwijt, ondoorzichtig*, omslacht*, gebruiksonvriendelijk*, onpraktisch*, log, logge, zwaar, loodzwaar, vermoeiend*, saai, saaie, eentonig*, vervelend*, irritant*, irriteert, irriteren, irritatie*, ergerlijk*, erger*, storend*, hinderlijk*, frustrerend*, frustratie*, frustreert, gefrustreerd*, stresserend, lelijk*, vies, vieze, vuil, vuile, onhygiënisch*, stinkt, lawaaierig*, lawaai, luidruchtig*, gehorig*, herrie, oud en, ouderwets*, verouderd*, gedateerd*, achterhaald*, uit de tijd, armoedig*, armzalig*, schraal, karig*, mager, magere, kaal, beperkt, beperkte, beperkingen, beperking, onvolledig*, ontoereikend*, onvoldoende, te kort, tekort*, tekortkoming*, schiet tekort, schieten tekort, ontbreekt, ontbreken, ontbrak, ontbraken, mist nog, gemis, hapert, haperen, hapering*, haperde, loopt vast, lopen vast, liep vast, vastloopt, vastlopen, vastgelopen, crasht, crashen, crashes, crashte, valt uit, vallen uit, uitval, valt weg, vallen weg, storing*, fout, fouten, foutief, foutieve, foute, foutmelding*, bug, bugs, vol bugs, buggy, probleem, problemen, problematisch*, mankeert, onjuist*, onnauwkeurig*, foutgevoelig*, storingsgevoelig*, raken zoek, raakt zoek, kwijtgeraakt, kwijt geraakt, verdwenen, verloren, verdwijnt, verdwijnen, bevriest, bevriezen, oververhit*, gloeiend heet, snel leeg, snel leegloopt, kraakt, kraken, slijt, gesleten, vlekken, vertraging*, vertraagd*, te laat, telaat, laat lang, wachttijd*, wachten, wachtrij*, eindeloos, eindeloze, wekenlang, oneindig*, niet bereikbaar, onbereikbaar, onbereikbare, nooit bereikbaar, slecht bereikbaar, moeilijk bereikbaar, geen gehoor, geen antwoord, geen reactie, geen oplossing, geen cent terug, reageert niet, reageren niet, antwoordt niet, neemt niet op, nemen niet op, lost niets op, lossen niets op, van het kastje naar de muur, afgewezen, geweigerd, weigert, weigeren, negeert, negeren, genegeerd, geschrapt, smoesjes, smoes*, uitvlucht*, onbeleefd*, onvriendelijk*, onbehulpzaam, onbehulpzame, klantonvriendelijk*, ongeïnteresseerd*, onverschillig*, arrogant*, bot, botte, lomp*, nors*, kil, kille, onpersoonlijk*, ondeskundig*, onbekwaam, onbekwame, onkundig*, incompetent*, onprofessioneel, onprofessionele, amateuristisch*, slordig*, nalatig*, slonzig*, bureaucratisch*, bureaucratie, star, starre, inflexibel*, ondermaats*, ondermaatse, pover*, inferieur*, oneerlijk*, dubieus, dubieuze, verdacht*, schimmig*, onethisch*, agressief, agressieve, opdringerig*, addertje*, klaagt, klagen, klacht, klachten, geklaagd, bekritiseer*, kritiek, kritisch over, hekelen, hekelt, betreur*, spijt, jammer, teleurstell*, teleurgesteld*, stelt teleur, stellen teleur, stelde teleur, stelt zwaar teleur, stelt erg teleur, stelt ons teleur, tegenvall*, valt tegen, vallen tegen, viel tegen, viel zwaar tegen, praktijk tegen, tegenviel, ontevreden, ontevredenheid, onvrede, ongelukkig met, gedupeerd*, beu, zat van, schort, schort eraan, laat te wensen over, laten te wensen over, laat veel te wensen over, laten veel te wensen over, te wensen over, laat in de steek, in de steek gelaten, liet in de steek, laat het afweten, laten het afweten, minpunt*, zwak punt, zwakke punten, zwakke kant, zwakke plek, pijnpunt*, nadeel, nadelen, struikelblok, knelpunt*, achteruitgegaan, achteruitgang, gaat achteruit, achteruit, verslechter*, steeds slechter, bergafwaarts, blijft achter, blijven achter, loopt achter, lopen achter, hoofdpijn, tijdverspilling, geldverspilling, weggegooid geld, zonde van, zorgwekkend*, twijfelachtig*, inconsistent*, wisselvallig*, wazig*, korrelig, smakeloos, smakeloze, flauw, vet, taai, droog, onsmakelijk*, lauw, komt afspraken niet na, komt zijn afspraken niet na, houdt zich niet aan, komt beloftes niet na, werkt niet, werken niet, werkte niet, werkt niet goed, doet het niet, deed het niet, vol storingen, vol fouten, bemoeilijkt*, ontoegankelijk*, blikkerig*, om de haverklap, uit elkaar, te lang, te lange, te klein, te kleine, te weinig keuze, zonder reden, zonder uitleg, zonder waarschuwing, zonder opgaaf van reden, verborgen`,
    weak: `
      middelmatig*, matigjes, kan beter, mag beter, kon beter, had beter gekund, mag sneller, mag nog wat, wisselend*, basaal, basale,
      doorsnee, onopvallend*, niet bijzonder, wat prijzig, aan de prijs, aan de dure kant, minder geschikt, verbeterpunt*,
      voor verbetering vatbaar, ruimte voor verbetering`,
  },
  negations: `niet, geen, nooit, nergens, niets, niks, niemand, zonder, noch, nauwelijks, amper, zelden, weinig, allesbehalve, verre van, nimmer, ontbreekt het aan, gebrek aan, te weinig, evenmin, absoluut niet, helemaal niet, totaal niet, zeker niet, allerminst, geenszins, absoluut geen, helemaal geen, nog nooit`,
  negationsAfter: `niet, ontbreekt, ontbreken, ver te zoeken`,
  intensifiers: `zeer, heel, erg, echt, enorm, ontzettend, buitengewoon, bijzonder, uiterst, extreem, ongelooflijk, ongelofelijk, verdomd, absoluut, totaal, helemaal, volkomen, werkelijk, vooral, veel, stukken, aanzienlijk, duidelijk, verreweg, veruit, super, hartstikke, zo, zwaar, flink, oer, mega, altijd, voortdurend, constant, continu, steeds, telkens, vaak, geregeld, regelmatig, van harte, dubbel en dwars`,
  diminishers: `
    wat, een beetje, beetje, ietwat, iets, enigszins, vrij, tamelijk, redelijk, relatief, soms, af en toe, deels, gedeeltelijk,
    over het algemeen, al met al, min of meer, licht, lichtelijk`,
  contrasts: `
    maar, echter, daarentegen, terwijl, hoewel, ofschoon, alhoewel, toch, niettemin, desondanks, ondanks, daar staat tegenover,
    aan de andere kant, anderzijds, in tegenstelling, doch, helaas, jammer genoeg, behalve dat`,
  comparison: {
    better: `
      beter, betere, sneller, snellere, goedkoper, goedkopere, makkelijker, gemakkelijker, eenvoudiger, handiger, betrouwbaarder,
      betrouwbaardere, stabieler, veiliger, vriendelijker, gebruiksvriendelijker, gebruiksvriendelijkere, overzichtelijker, duidelijker,
      mooier, fijner, prettiger, sterker, krachtiger, voordeliger, voordeligere, uitgebreider, flexibeler, completer, slimmer,
      nauwkeuriger, efficiënter, soepeler, stiller, ruimer, lekkerder, superieur, verder`,
    worse: `
      slechter, slechtere, erger, trager, tragere, langzamer, duurder, duurdere, moeilijker, lastiger, ingewikkelder, omslachtiger,
      onbetrouwbaarder, zwakker, onveiliger, rommeliger, zwaarder, lelijker, beperkter, prijziger, foutgevoeliger, onhandiger, inferieur`,
    more: `meer`,
    less: `minder`,
    standardBefore: `
      dan, dan die van, dan bij, dan dat van, dan de, vergeleken met, vergeleken bij, in vergelijking met, in vergelijking tot,
      ten opzichte van, naast, tegenover, als, als die van`,
    standardAfter: ``,
    beats: `
      overtreft, overtreffen, overtrof, verslaat, verslaan, versloeg, klopt, overklast, overklassen, overvleugelt, wint van, winnen van,
      wint het van, winnen het van, won van, laat achter zich, laat ver achter zich, steekt met kop en schouders uit boven,
      steekt uit boven, troeft af, troeft, overstijgt, domineert, streeft voorbij, is superieur aan, superieur aan, beter dan, voor op,
      een stap voor op, mijlenver voor op, verkiesbaar boven`,
    losesTo: `
      aflegt tegen, afleggen tegen, legt het af tegen, leggen het af tegen, moet het afleggen tegen, verliest van, verliest het van,
      verliezen van, onderdoen voor, doet onder voor, doen onder voor, blijft achter bij, blijven achter bij, loopt achter op, achter op,
      kan niet tippen aan, kunnen niet tippen aan, tippen aan, haalt het niet bij, halen het niet bij, niet opgewassen tegen,
      valt in het niet bij, is inferieur aan, inferieur aan, delft het onderspit tegen, steekt bleek af bij, steekt schril af bij,
      moet buigen voor, overtroffen door, verslagen door, geklopt door, overklast door`,
    unlike: `in tegenstelling tot, anders dan, in contrast met, niet zoals`,
    preferred: `liever, verkies, verkiezen, verkiest, prefereer, prefereert, prefereren, voorkeur aan, de voorkeur aan`,
    over: `boven, dan, in plaats van, en niet, ten opzichte van`,
    alternativeTo: `alternatief voor, alternatieven voor, vervanger van, vervanger voor, vervanging van, vervanging voor, opvolger van`,
    same: `
      even, evenveel, net zo, net als, gelijkwaardig aan, vergelijkbaar met, op hetzelfde niveau als, op gelijke hoogte met, gelijk aan,
      evenaart, doet niet onder voor, doen niet onder voor, gelijkspel`,
  },
  advice: {
    for: `
      aanrader, aanraders, aanraden, raad aan, raden aan, raadt aan, aan te raden, aanbevelen, aanbevolen, aanbevelenswaardig*,
      aanbeveling waard, beveel aan, bevelen aan, beveelt aan, warm aanbevolen, van harte aanbevolen, de moeite waard, moeite waard,
      het proberen waard, goede keuze, goede keus, beste keuze, beste keus, uitstekende keuze, prima keuze, slimme keuze, veilige keuze,
      verstandige keuze, ideale keuze, juiste keuze, onze keuze, onze favoriet, eerste keuze, ga voor, gaan voor, kies voor, kies gerust,
      ga gerust, zit goed, zit je goed, zit u goed, ben je aan het goede adres, goede adres, niet twijfelen, twijfel niet, gewoon doen,
      kom zeker terug, komen zeker terug, komen graag terug, kom graag terug, koop ik weer, zou ik opnieuw, je krijgt er geen spijt van,
      geen spijt van, moet je hebben, must have`,
    against: `
      afrader, afraders, afraden, raad af, raden af, raadt af, af te raden, ontraden, geen aanrader, niet aan te raden, niet aanraden,
      niemand aanraden, vermijd*, vermijden, te vermijden, mijd, mijden, blijf weg, blijf ver weg, blijf uit de buurt, wegblijven,
      ver van blijven, links laten liggen, laat links liggen, laten liggen, pas op voor, pas op met, kijk uit voor, kijk uit met,
      oppassen voor, waarschuw, waarschuwen voor, trap er niet in, trappen er niet in, begin er niet aan, begin niet aan, niet kopen,
      koop niet, niet bestellen, bestel niet, bestel hier niet, niet de moeite waard, de moeite niet waard, niet waard,
      het geld niet waard, zijn geld niet waard, zonde van je geld, zonde van het geld, verspil, bezint, zoek verder, zoek een ander,
      kijk verder, ga ergens anders, elders, doe het niet, nooit aan beginnen, overgestapt vanwege`,
  },
  pros: `voordelen, voordeel, pluspunten, pluspunt, plus, plussen, sterke punten, sterke punt, sterktes, sterke kanten, wat we goed vinden, wat we fijn vinden, wat ons bevalt, wat goed is, wat goed gaat, positief, positieve punten, troeven, daarom wel`,
  cons: `nadelen, nadeel, minpunten, minpunt, min, minnen, zwakke punten, zwakke punt, zwaktes, zwakke kanten, wat we minder vinden, wat we niet goed vinden, wat tegenvalt, wat beter kan, kan beter, negatief, negatieve punten, beperkingen, aandachtspunten, verbeterpunten, daarom niet`,
  about: `het, hij, zij, ze, haar, zijn, hun, dit, dat, deze, die, daar, daarbij, er, de tool, het platform, de app, de applicatie, het programma, de software, de dienst, het product, het bedrijf, de maatschappij, de bank, de winkel, de webwinkel, het hotel, het restaurant, de verzekeraar, de provider, de klantenservice, het personeel, de service, de helpdesk, de ondersteuning, het pakket, de site, de website, ook, bovendien, daarnaast, helaas, gelukkig, sindsdien, echter, maar, toch`,
  solves: `
    voorkomt, voorkomen, voorkom, beschermt tegen, beschermen tegen, bescherming tegen, beschermt, beveiligt tegen, beveiliging tegen,
    bestrijdt, bestrijden, strijd tegen, maakt een eind aan, maakt een einde aan, maakt korte metten met, elimineert, elimineren,
    verwijdert, verwijderen, vermindert, verminderen, beperkt het, reduceert, verkleint, verlaagt, detecteert, detecteren, detectie van,
    opsporen van, spoort, ontdekt, signaleert, blokkeert, blokkeren, herstelt, repareert, corrigeert, lost problemen met, helpt bij,
    helpt tegen, hulp bij, tegen, bij problemen met, beheer van, beheren van, behandeling van, behandelen van, diagnose van,
    diagnostiek van, analyse van, verzekering tegen, dekking bij, in geval van, registreert, melden van, meldt, afhandeling van, verlicht`,
  neutralPhrases: `
    gratis versie, gratis account, gratis proefperiode, gratis proberen, best practices, harde schijf, kritieke pad, open source,
    goede doelen, goed doel, goederen, te goed, tegoed, goedemorgen, goedendag, ten goede, goedgekeurd, goedkeuring, van duur, duur van,
    looptijd, de duur, korte duur, lange duur, al dan niet, niet alleen, niet alleen maar, niet enkel, min of meer, op zoek, op zoek naar,
    vrije tijd, sterk afhankelijk, sterk uiteen, in de regel, rust en verzorging, netwerk, ruimte, ruim honderd, ruim tien, ruim twintig,
    ruim duizend, vet gedrukt, scherp op, kwaliteit van leven, luchtkwaliteit, kwaliteitscontrole, klachtenbeheer, klachtenregistratie,
    klachtenprocedure, schadeafhandeling, storingsdienst, foutopsporing, foutmelding melden, veiligheidsregio, verkeersveiligheid,
    donkere modus, gemiddelde prijs, eenvoudig account, besloten vennootschap, zware industrie, duurzaamheid, duurzame energie,
    volledige naam, volledige lijst, overzicht van, een overzicht, zwaarwegend, lichte wijze, top 10, top 5, top 3, volledig in handen,
    niet goed en niet slecht, niet goed niet slecht, noch goed noch slecht, niet bijzonder goed en niet slecht, meer niet,
    niets meer en niets minder, niets bijzonders, niks bijzonders, sterke en zwakke kanten, sterke en zwakke punten, voor en nadelen,
    plussen en minnen, meningen zijn verdeeld, meningen verdeeld, goed noch slecht, gemiddeld, doet wat het moet doen, beste projecttools,
    beste tools, beste apps, beste alternatieven, beste banken, beste hotels, beste verzekeringen, beste software, beste programma's,
    beste platforms, beste merken, beste providers, beste boekhoudpakketten, zo snel mogelijk, zo goed mogelijk, zo goed als, beste klant,
    beste lezer, ten minste, in het slechtste geval, in het beste geval`,
  aspects: {
    price: `
      prijs, prijzen, prijs*, kosten, kost, tarief, tarieven, duur, dure, duurder*, goedkoop, goedkope, goedkoper*, betaalbaar,
      betaalbare, voordelig*, abonnement*, factuur, facturen, premie, premies, peperduur, peperdure, geld, korting*, gratis, rekent,
      tarie*, toeslag*, prijzig*, vergoeding*`,
    support: `
      klantenservice, klantendienst, helpdesk, ondersteuning, support, service, hulp, medewerker*, personeel, bereikbaar, onbereikbaar,
      antwoord*, reactie, reageert, reageren, vriendelijk*, behulpzaam, behulpzame, onbeschoft*, onbeleefd*, callcenter, telefonisch,
      klacht*, advies, adviseur*, geholpen, retour*`,
    ease: `
      gebruiksgemak, gebruiksvriendelijk*, makkelijk*, gemakkelijk*, eenvoudig*, simpel*, intuïtie*, overzichtelijk*, onoverzichtelijk*,
      ingewikkeld*, omslachtig*, lastig*, moeilijk*, interface, bediening, installatie, geïnstalleerd, instellen, instellingen,
      handleiding, menu, leercurve, navigatie, rommelig*, handig*, onhandig*`,
    reliability: `betrouwba*, onbetrouwba*, stabi*, instabi*, storing*, crash*, vastlo*, loopt vast, hapert, fout*, bug*, veilig*, onveilig*, snel*, traag*, trage*, prestatie*, levering, levertijd, op tijd, vertraging*, accu, batterij, bereik, netwerk, verbinding, degelijk*, robuust*, stuk, kapot*, duurzaam*, defect*, vlucht, vluchten, bestelling*, pakket, pakje*, pakketten, zending*, bezorg*, koffer*`,
    features: `functie*, functionaliteit*, koppeling*, integratie*, mogelijkheden, opties, sjablo*, rapport*, uitgebreid*, complete*, compleet, veelzijdig*, krachtig*, module*, aanbod, assortiment, keuze, scherm, camera, dashboard, geluid, dekking, smaak, zoekfunctie, kamer, kamers, ontbijt, bed, bedden, eten, gerechten, stof`,
  },

  and: `en, of, noch, evenals, alsook, en ook, plus`,
  conditions: `als, indien, tenzij, mits, zolang, alsof, misschien, wellicht`,
  levels: {
    high: `hoog, hoge, hogere, fors, forse`,
    low: `laag, lage, lagere, gering, geringe`,
  },
  asMuch: { before: `zo, even, net zo, net even, evenzeer`, after: `als` },
  by: `door`,
  leaves: `overgestapt van, stapte over van, stapten over van, overstappen van, overstap van, weggegaan bij, weg bij, vertrokken bij, opgezegd bij, afscheid genomen van`,
  excess: `veel te, overdreven, al te`,
};
