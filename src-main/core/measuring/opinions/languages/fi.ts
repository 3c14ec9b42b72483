/** Words of opinion in Finnish reviews. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './fi/blame.ts';
import { COMPARISON } from './fi/comparison.ts';
import { PRAISE } from './fi/praise.ts';
import { TOLD } from './fi/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
    ei, en, et, emme, ette, eivät, eikä, enkä, emmekä, eivätkä, eikä mitään, ettei, etteivät, älä, älkää, ilman, vailla, tuskin,
    ei koskaan, ei lainkaan, ei ollenkaan, ei kertaakaan, harvoin, kaukana, kukaan, yhtään, koskaan saanut, ikinä saanut, koskaan saaneet, ikinä saaneet, koskaan kokenut, ikinä kokenut, koskaan nähnyt, ikinä nähnyt, ainuttakaan, ainoatakaan, yhtäkään, yksikään, yhdenkään, minkäänlai*, ensimmäistäkään, mikään, mitään, ei ole, eivät ole, ei ollut,
    eivät olleet,
      kaikkea muuta kuin, muuta kuin`,
  negationsAfter: `vailla, ei ole, ei löydy, loistaa poissaolollaan, vain esitteessä, vain mainoksissa, vain paperilla, vain puheissa,
      on vaikea löytää, vaikea löytää, tuskin löytyy, saa hakea`,
  intensifiers: `
    erittäin, hyvin, todella, tosi, äärimmäisen, erityisen, erityisesti, poikkeuksellisen, uskomattoman, hämmästyttävän, valtavan, kovin,
    varsin, ihan, aivan, täysin, täydellisesti, kokonaan, ehdottomasti, selvästi, huomattavasti, merkittävästi, paljon, reilusti, liian,
    aivan liian, liiaksi, hirvittävän, kauhean, kamalan, tavattoman, suunnattoman, jatkuvasti, aina, alituiseen, toistuvasti, lämpimästi,
    kaikkein, oikein, oikeasti, suorastaan, mielettömän, sangen, mitä, vähän väliä, joukolla, usein, sietämättömän, järkyttävän,
    helposti`,
  diminishers: `
    hieman, hiukan, vähän, jokseenkin, melko, aika, jossain määrin, suhteellisen, verrattain, osittain, joskus, toisinaan, ajoittain,
    paikoin, kutakuinkin, enimmäkseen, lievästi, pikkuisen, jonkin verran, yleensä, kohtalaisen`,
  contrasts: `
    mutta, vaan, kun taas, taas, puolestaan, sen sijaan, toisaalta, kuitenkin, silti, tosin, vaikka, vaikkakin, joskin, siinä missä,
    päinvastoin, sitä vastoin, kumminkin`,
  turns: `
    mutta, kuitenkin, silti, kumminkin`,
  concessions: `
    vaikka, vaikkakin, joskin`,
  comparison: COMPARISON,
  advice: {
    for: `
      suosittel*, suositus, suosituks*, suositeltav*, suosittelemme, suosittelen, kannattaa, kannattaa valita, kannattaa kokeilla,
      kannattaa ostaa, kokeile, kokeilkaa, kokeilemisen arvoi*, tutustumisen arvoi*, valitse, valitkaa, osta, ostakaa, hanki, hankkikaa,
      paras valinta, hyvä valinta, erinomainen valinta, oiva valinta, varma valinta, järkevä valinta, oikea valinta, nappivalinta,
      toimituksen valinta, ykkösvalinta, et kadu, ette kadu, tilaamme uudestaan, tilaamme uudelleen, tilaan uudestaan, tulemme uudestaan,
      palaamme, tulen toistekin, ostaisin uudelleen, ostaisin uudestaan, menemme uudestaan, ilman muuta, huoletta, vinkki,
      lämpimästi suosittelen, voin suositella, voi suositella, kokeilemisen arvoinen, kannattaa harkita, kannattaa tutustua,
      ostan uudelleen, ostan uudestaan, tilaan uudelleen, varaan uudelleen, tulen uudelleen, tulen takaisin, palaan mielelläni,
      palaan varmasti, pysyn asiakkaana, uskollinen asiakas, ostaisin milloin vain, valitsisin uudelleen, älä epäröi,
      ehdottomasti kokeilemisen, vinkkini, suosikkini,
      listan kärkeen, listan kärjessä, listan kärki, listasi kärkeen, kuuluu listalle, ensimmäisenä listalla,
      voit tilata huoletta, voit luottaa,
      osta vain, kokeile ensin,
      älä {missaa|jätä väliin}, ei kannata {missata|jättää väliin},
      kannattaa {tarkistaa|kokeilla|harkita|katsoa|testata|ostaa|valita|vilkaista|kilpailuttaa}`,
    against: `
      ei suosittele, en suosittele, emme suosittele, eivät suosittele, ei suositella, en voi suositella, emme voi suositella,
      ei voi suositella, ei suositeltav*, ei kannata, välttä*, vältä, vältelkää, välttäkää, vältelkä*, vältel*, kannattaa välttää,
      kannattaa kiertää, kiertää kaukaa, kierrä kaukaa, kaukaa, kannattaa kiertää kaukaa, pysy kaukana, pysykää kaukana,
      pysytellä kaukana, varo, varokaa, varoit*, varoitus, älä osta, älä tilaa, älä mene, älä valitse, älä luota, älä tuhlaa,
      älkää ostako, älkää tilatko, huono valinta, väärä valinta, ei ole hyvä valinta, ei ole paras valinta, ei hyvä valinta,
      ei enää koskaan, en enää koskaan, ei ikinä, en osta enää, en tilaa enää, etsi muualta, etsikää muualta, valitse jokin muu,
      näpit irti, kannattaa harkita kahdesti, jätä väliin, jättäkää väliin, en koskaan enää, en enää ikinä, koskaan enää,
      ei ole mitään syytä valita, ei ole mitään syytä ostaa, ei ole mitään syytä maksaa, ei ole mitään syytä vaihtaa, ei ole syytä valita,
      ei ole syytä ostaa, ei ole syytä maksaa, ei ole syytä vaihtaa, ei mitään syytä valita, ei mitään syytä ostaa, ei mitään syytä maksaa,
      ei mitään syytä vaihtaa,
      kiertäkää kaukaa, kannattaa vältellä, pysy erossa, pysykää erossa, pysyä erossa, pysytelkää, varoittaa, varoitan, varoittavat,
      olkaa varuillanne, ole varuillasi, en suosittele kenellekään, ei voi suositella kenellekään, älä sorru, älä lankea, älä vaivaudu,
      älä maksa, älä varaa, älä käytä, älkää käyttäkö, älkää varatko, säästä rahasi, säästäkää rahanne, mieti kahdesti, harkitse kahdesti,
      mieluummin muualta, etsi toinen, valitse toinen, en ostaisi, en valitsisi, en varaisi, en käyttäisi, en tilaisi, en menisi,
      en luottaisi, ei ole rahan arvoinen, ei ole hintansa arvoinen, ei ole hintansa väärti, ei rahan arvoinen, ei hintansa arvoinen,
      älkää tuhlatko, älkää menkö, älkää valitko, älkää luottako, älkää maksako, älkää haaskatko, älkää vaivautuko, älkää sortuko,
      älkää langetko, älkää erehtykö, älkää vaihtako, älkää hankkiko, älä haaskaa, älä hanki, älä vaihda, älä erehdy, pysytelkää kaukana,
      en ikimaailmassa,
      pysyisin kaukana, pysyttelisin kaukana, pysyisin erossa, pysyttelisin erossa, kiertäisin kaukaa, jättäisin väliin,
      kannattaa pysyä kaukana, kannattaa pysyä erossa, kannattaa pysyä poissa, kannattaa unohtaa, kannattaa jättää väliin,
      kannattaa karttaa, kannattaa pysytellä kaukana, emme käytä _ enää, en käytä _ enää, emme osta _ enää, en osta _ enää,
      emme tilaa _ enää, emme varaa _ enää, emme mene _ enää, en mene _ enää, emme palaa _ enää, en palaa _ enää,
      pidä näppisi irti, pidä näpit irti, pitäkää näppinne irti, näppisi irti, ei ole mitään syytä käyttää, ei ole syytä käyttää,
      {jätä|jättäkää} _ {hyllyyn|kauppaan|väliin|rauhaan|ostamatta|omaan arvoonsa},
      {miettisin|miettisimme|mieti|miettikää|harkitsisin|harkitse|harkitkaa} {kahdesti|kahteen kertaan|tarkkaan|pari kertaa|vakavasti} {ennen|ennen kuin},
      älä {tuhlaa|haaskaa|hukkaa} {aikaasi|rahojasi|rahaa|aikaa|rahaasi|euroakaan},
      {varaa|valitse|osta|hanki|etsi} {mieluummin|ennemmin} {jotain|joku|jokin} {muuta|muu|toinen},
      lue {_|} ehdot {tarkkaan|huolella|kahdesti}, ehdot {tarkkaan|huolella|kahdesti}, pysy {kaukana|loitolla|erossa},
      pysykää {kaukana|loitolla|erossa}`,
  },
  pros: `
    plussat, plussaa, plussia, hyvää, hyvät puolet, hyvät puolensa, edut, vahvuudet, puolesta, mistä pidimme, mikä miellyttää, pidimme,
    hyödyt, kiitämme, kehutaan`,
  cons: `
    miinukset, miinusta, miinuksia, huonoa, huonot puolet, haitat, heikkoudet, vastaan, puutteet, mistä emme pitäneet, emme pitäneet,
    haittapuolet, rajoitukset, ongelmat, riskit, moitimme, moititaan`,
  about: `
    se, sen, sitä, siinä, siitä, siihen, sillä, sille, ne, niiden, niitä, hän, tämä, tämän, tässä, nämä, palvelu*, ohjelma*, ohjelmisto*,
    sovellus, sovelluks*, sovelluksen, alusta*, järjestelmä*, työkalu*, yritys, yrityks*, yhtiö*, firma*, pankki*, pankin, kauppa*,
    kaupan, tuote, tuotteen, ratkaisu*, merkki*, brändi*, laite, laitteen, malli*, sivusto*, käyttöliittymä*, tuki, tuen, hinta, hinnat,
    hinnoittelu, toimitus, toimituks*, hotelli*, ravintola*, henkilökunta*, työntekijä*, asiakkaat, asiakkaiden, käyttäjät, käyttäjien,
    asiakaspalvelu*, täällä, siellä, lisäksi, kaikki`,
  solves: `
    estä*, estää, estävät, ehkäis*, ehkäisee, suoja*, suojaa, suojaavat, suojelee, torju*, torjuu, taistele*, poista*, poistaa, poistavat,
    ratkais*, ratkaisee, auttaa välttämään, auttaa vähentämään, auttaa torju*, vähentä*, vähentää, minimoi, pienentä*, leikkaa, havaitse*,
    havaitsee, tunnista*, tunnistaa, löytää, paljastaa, hoita*, hoitaa, hoito*, hoitoon, hoidon, diagnos*, vakuutta*, vakuutus, turvaa,
    lopettaa, vapautta*, vapautti, vapauttaa, korja*, korjaa, suodattaa, helpottaa, lievittä*, lievittää, lyhentää, siivoaa, päästä eroon,
      vaihtoi, korvasi, korjasi`,
  neutralPhrases: `
    ilmainen versio, ilmaisversio*, kiintolevy*, hyvät käytännöt, parhaat käytännöt, parhaita käytäntöjä, parhaat sovellukset,
    parhaat matkailusovellukset, parhaat pankit, parhaat ohjelmat, parhaat palvelut, parhaat työkalut, hyvinvoin*, hyvää päivää, hyväksy*,
    hyväksyntä*, hyväksynnä*, hyvän päivän, pikaruo*, pikakäynnist*, riskienhallin*, riskiarvio*, virheilmoitu*, virheviesti*,
    kevytyrittä*, laatujärjestelm*, vahvist*, vahvistu*, kestävä kehitys, kestävän kehityksen, asiakkaita palvele*, lempinimi*,
    hienosäätö*, rajoitettu erä, hakuvirhe, vakavien sairauksien, vakava sairaus, sairauksien, hitaat sulakkeet, suosikkilist*, ei vain,
    ei pelkästään, ei ainoastaan, edelläkävij*, plus tili, etunimi*, edut ja haitat, ruokaläh*, halpalentoyhti*, pitävät sisällään,
    pitää sisällään, pidätty*, kärsival*, kärkiluku, loistehoste, muttei, haittaohjelm*, arvostelu*, valittavana, valittavissa,
    avoimen lähdekoodin, luotettavuudessa, nopeudessa, helppokäyttöisyydessä, laadussa, turvallisuudessa, vakaudessa, joustavuudessa,
    luotettavuudeltaan, nopeudeltaan, laadultaan, turvallisuudeltaan, luotettavuuden osalta, laadun osalta, nopeuden osalta,
    oli joskus alansa, jos etsit, jos haluat, jos tarvitset, jos arvostat,
      jos jokin menee pieleen, jos jotain menee vikaan, kun jokin menee vikaan, kun jotain menee pieleen, jos jokin menee vikaan,
      jos tulee ongelmia, ongelmatilantei*, vahinkotapauks*, vian sattuessa, valituslautakun*, valituskanava, irtisanoa milloin tahansa,
      irtisanottavissa, irtisanomisaika, voi irtisanoa, peruuttaa milloin tahansa, peruutusoikeus, kuiva iho, kuiva viini, kuivat viinit,
      kylmä vesi, etusivu*, kirkas viina, heikkovirta*, plussatili, hyvä tietää, positiivinen luottotieto*, vastaa markkinointi*,
      vastaa tuotannosta, toimii helsingissä, toimii suomessa, toimii myös, toimii toimitusjohtajana, toimii osoitteessa, toimii alustana,
      toimii pankkina, toimii euroopassa, toimii maassa, toimii vain suomessa, toimii selaimessa, toimii verkossa, toimii iphonella,
      toimii androidilla, toimii tampereella, toimii yhteistyössä, voittoa tuottam*, parhaillaan, hienosäätö, tarkka osoite, laaja kirjo,
      tarkkaan ottaen,
    homeongelm*, homevaurio*, homekoir*, kosteusvaurio*, hometalo*, homenäyt*,
    {ihottuman|kutinan|migreenin|päänsäryn|homeen|ruosteen} {hoitoon|hoidossa|torjunta*|torjuntaan|poisto*|estoon|estämiseen}, ihottumaan,
    kutinaan, hiertymiin, lievästi sanottuna,
    valinta on helppo, valinta oli helppo, valinta on selvä,
    yksinkertaisen {hakemuksen|asian|kysymyksen|lomakkeen|muutoksen|palautuksen}, yksinkertaiseen {hakemukseen|asiaan|kysymykseen},
    yksinkertaista {hakemusta|asiaa|kysymystä|lomaketta}, kuin kalleimmat, kuin parhaat, ennen kuin valitset, ennen kuin valitsette,
    ei ole vain, ei ole pelkästään, ei ole ainoastaan, eivät ole vain, eivät ole pelkästään, ei ole pelkkä,
    pehmeitä ja kovia, vuotiaat, vuotiaita, vuotiaille, vuotias, vuotiaan, vuotiaiden, myyntiin seuraavana päivänä,
    korjaamo, korjaamon, korjaamolla, korjaamossa, korjaamolta, korjaamoa, korjaamolle, autokorjaamo*, korjaamoon,
    tarjoaa ilmaisen {version|kokeilun|kokeilujakson|tilin|paketin},
    tarjoaa {laajakaistaa|laajakaistan|palveluja|palveluita|koulutusta|vakuutuksia|lainoja|majoitusta|kuljetuksia|kursseja}, jonotuslista*,
    pitkä jonotuslista,
    vaurioituneille hiuksille, kuiville ja vaurioituneille hiuksille, {kuivalle|rasvaiselle|herkälle} iholle,
    {kuiville|rasvaisille|herkille} hiuksille, hajustetta, hajusteita, hajusteeton, tarjoaa toimituksen,
    avaa uuden {myymälän|toimipisteen|hotellin|ravintolan|kaupan|tehtaan}`,
  aspects: {
    price: `
      hinta*, hinnan, hinnat, hintoja, hinnoit*, hinnassa, hintai*, maksu*, maksuja, kulut, kuluja, kuluista, kustannu*, halpa*, halvemp*,
      halva*, edulli*, kallis, kallii*, kalliimp*, ylihin*, tilausmaks*, kuukausimaks*, alennu*, tarjou*, bonu*, raha, rahaa, rahan,
      rahalle, rahoja, säästö*, säästä*, kukkaro*, palkkio*`,
    support: `
      asiakaspalvel*, tuki, tuen, tukea, tukipyyn*, tekninen tuki, palvelualt*, henkilökun*, neuvoja*, neuvoj*, työntekij*, vastaanot*,
      tarjoilij*, kuljettaj*, kuski*, ystävälli*, kohteli*, avuli*, töykeä*, tyly*, välinpitämät*, puhelinpalvelu*, asiantunt*, epäpätev*,
      vastaa, vastaus*, chat*`,
    ease: `
      helppo*, helpo*, helppokäyttö*, kätevä*, käyttöliittym*, intuitiivi*, selkeä*, sekava*, yksinkertai*, monimutkai*, vaikea*,
      vaikeaselk*, hankala*, käyttöönot*, kankea*, kömpelö*, opetella, oppia, koulutu*, mukava käyttää, navigoin*, vaivat*`,
    reliability: `
      luotettav*, epäluotettav*, varmatoimi*, vakaa*, epävaka*, kaatu*, katko*, virhe*, bugi*, jumit*, hajo*, rikko*, rikki, kestäv*,
      kestää, rakennuslaa*, hutera*, laatu*, laaduk*, turvalli*, myöhäs*, viiväs*, ajallaan, ajoissa, täsmälli*, hukkaa, hukka*, akku*,
      akunkes*, häiriö*`,
    features: `
      ominaisuu*, ominaisuuks*, toiminto*, toiminno*, integraati*, raport*, vaihtoehtoj*, valikoima*, joustav*, monipuoli*, moduul*,
      lisäos*, mallipohj*, analytiik*, päivityks*, päivitys*, näyttö*, kamera*, ääni, äänen, työkaluj*`,
  },
  and: `ja, sekä, tai, eli, että, myös, sekä että, taikka`,
  conditions: `jos, mikäli, ellei, elleivät, kunhan, jollei, muinoin, haluaisin, haluaisimme, toivoisin, toivoisimme, etsin, etsimme, etsivät, etsii riveihinsä, etsivälle, haluavalle, kaipaavalle,
      siltä varalta, en tiedä, emme tiedä, en osaa sanoa, nähtäväksi jää, nähtäväksi`,
  levels: {
    high: `korkea*, korkei*, suuri, suuret, suuria, kova, kovat`,
    low: `matala*, matali*, alhai*, pieni, pienet, pieniä`,
  },
  asMuch: { before: `yhtä`, after: `kuin` },
  leaves: `vaihdoimme pois, luovuimme, siirryimme pois,
    vaihdettuamme, vaihdettuani, siirryttyämme, siirryttyäni`,
  excess: `liian, aivan liian, liiaksi`,
  numbers: `
      yhden, yksi, yhdessä, kaksi, kahden, kahdessa, kolme, kolmen, kolmessa, neljä, neljän, neljässä, viisi, viiden, viidessä, kuusi,
      kuuden, kuudessa, seitsemän, seitsemässä, kahdeksan, kahdeksassa, yhdeksän, kymmenen, kymmenessä, viidentoista, parin, pari, parissa,
      muutaman, muutama, muutamassa, muutamissa, usean, useita, useassa, vajaassa, puolen, puolessa, yli kymmenen, vain viiden,
      vain kahden, vain parin, vajaassa kahdessa, alle kahdessa, alle viidessä`,
  past: `
      oli, olivat, toimi, toimivat`,
  now: `
      nyt, nykyään, nykyisin, enää, viime aikoina, sittemmin, sen jälkeen, kunnes, viime vuosina, nyttemmin,
      muuttunut, muuttui, on muuttunut, tullut,
      päinvastoin, käytännössä, todellisuudessa, asia on päinvastoin`,
  relatives: `
      joka, jonka, jota, jossa, josta, johon, jolla, jolta, jolle, jotka, joiden, joita`,
  once: `
      oli ennen, olivat ennen, aiemmin, aikaisemmin, alkuun, aluksi, alun perin, paperilla, teoriassa, ensi silmäyksellä, aikoinaan,
      muinoin, joskus muinoin, vielä vuosi sitten, ennen hyvä, ennen hyvin, ennen paras, ennen parempi, ennen suosikkini, ennen luotettava,
      mainostetaan, luvattiin, meille luvattiin, mainostaa olevansa, mainostaa itseään, kehuu itseään, kehuskelee, väittää olevansa, markkinoidaan`,
  circumstances: `
      kun, heti kun`,
  soon: `
      hetkessä, minuuteissa, sekunneissa, tunneissa, # minuutissa, # sekunnissa, # minuutin kuluessa, # tunnin kuluessa,
      # minuutin sisällä, # tunnin sisällä, alle # minuutissa, alle # tunnissa, tunnin sisällä, samana päivänä, jo samana päivänä,
      seuraavana päivänä, jo seuraavana päivänä, seuraavana aamuna, heti seuraavana, välittömästi, vartissa, samana iltana, jo samana iltana, vielä samana iltana, puolessa tunnissa, parissa tunnissa, parissa päivässä, muutamassa päivässä`,
};
