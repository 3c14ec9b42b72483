/** Cue words of Swedish, Danish, Norwegian and Finnish. Pure data. */
import type { LanguageCues } from './language-cues.ts';

export const NORDIC_CUES = {
  sv: {
    commercial: {
      strong:
        'bästa, bäst, bättre, rekommender*, recension*, omdöme*, jämför*, vs, alternativ, topp, populäraste, ledande, värt det',
      weak: 'bra, vilken, vilket, vilka, verktyg*, programvara, leverantör*, app, appar, plattform*, varumärke*, företag*, byrå*, produkt*, lämplig*, pålitlig*, passar',
    },
    informational: {
      strong:
        'vad är, vad betyder, hur fungerar, hur gör, hur kan, varför, guide*, förklar*, betydelse, definition, skillnad*, lära, tips, exempel, fördelar',
      weak: 'hur, vad, när, vem, var, hjälp, idéer, förbättra',
    },
    navigational: {
      strong:
        'logga in, inloggning, officiell webbplats, officiella webbplatsen, officiell hemsida, telefonnummer, kundtjänst, öppettider',
      weak: 'webbplats, hemsida, kontakt, adress, nära mig, support',
    },
    transactional: {
      strong:
        'köpa, köp, beställ*, pris, priser, kostar, kostnad*, rabatt*, rabattkod*, erbjudande*, prenumer*, ladda ner, gratis provperiod, hyra, boka, offert',
      weak: 'billig*, billigast*, gratis, demo, leverans, frakt, budget',
    },
  },
  da: {
    commercial: {
      strong:
        'bedste, bedst, bedre, anbefal*, anmeldelse*, sammenlign*, vs, alternativ*, top, populæreste, førende, det værd',
      weak: 'god, godt, gode, hvilken, hvilket, hvilke, værktøj*, software, leverandør*, udbyder*, app, apps, platform*, mærke*, firma*, virksomhed*, bureau*, produkt*, egnet, pålidelig*',
    },
    informational: {
      strong:
        'hvad er, hvad betyder, hvordan, hvorfor, guide*, vejledning*, forklar*, betydning, definition, forskel*, lære, tips, eksempler, fordele',
      weak: 'hvad, hvornår, hvem, hvor, hjælp, ideer, forbedre',
    },
    navigational: {
      strong: 'log ind, login, officiel hjemmeside, officielle hjemmeside, telefonnummer, kundeservice, åbningstider',
      weak: 'hjemmeside, kontakt, adresse, nær mig, support',
    },
    transactional: {
      strong:
        'købe, køb, bestil*, pris, priser, koster, omkostning*, rabat*, rabatkode*, tilbud, abonn*, download*, gratis prøveperiode, leje, booke, book',
      weak: 'billig*, billigst*, gratis, demo, levering, fragt, budget',
    },
  },
  no: {
    commercial: {
      strong:
        'beste, best, bedre, anbefal*, anmeldelse*, omtale*, sammenlign*, vs, alternativ*, topp, mest populære, ledende, verdt det',
      weak: 'god, godt, gode, hvilken, hvilket, hvilke, verktøy*, programvare, leverandør*, app, apper, plattform*, merke*, firma*, bedrift*, byrå*, produkt*, egnet, pålitelig*',
    },
    informational: {
      strong:
        'hva er, hva betyr, hvordan, hvorfor, guide*, veiledning*, forklar*, betydning, definisjon, forskjell*, lære, tips, eksempler, fordeler',
      weak: 'hva, når, hvem, hvor, hjelp, ideer, forbedre',
    },
    navigational: {
      strong:
        'logg inn, innlogging, offisiell nettside, offisielle nettside*, hjemmeside, telefonnummer, kundeservice, åpningstider',
      weak: 'nettside, kontakt, adresse, nær meg, brukerstøtte',
    },
    transactional: {
      strong:
        'kjøpe, kjøp, bestill*, pris, priser, koster, kostnad*, rabatt*, rabattkode*, tilbud, abonn*, laste ned, last ned, gratis prøveperiode, leie, booke',
      weak: 'billig*, billigst*, gratis, demo, levering, frakt, budsjett',
    },
  },
  fi: {
    commercial: {
      strong:
        'paras, parhaat, parhain, parasta, parempi, suosittele*, suositus*, arvostelu*, kokemuksia, vertaa, vertailu*, vs, vaihtoehto*, suosituin, suosituimmat, johtava*, kannattaako',
      weak: 'hyvä, hyvät, mikä, mitkä, työkalu*, ohjelmisto*, toimittaja*, sovellus, sovellukset, alusta, brändi*, yritys, yritykset, toimisto*, tuote, tuotteet, sopiva*, luotettava*',
    },
    informational: {
      strong:
        'mikä on, mitä on, mitä tarkoittaa, miten, kuinka, miksi, opas, ohje*, selitä, merkitys, määritelmä, ero, erot, oppia, vinkit, vinkkejä, esimerkki*, edut',
      weak: 'mitä, milloin, kuka, missä, apua, ideoita',
    },
    navigational: {
      strong:
        'kirjaudu, kirjautuminen, virallinen sivusto, viralliset sivut, puhelinnumero, asiakaspalvelu, aukioloajat',
      weak: 'verkkosivu*, yhteystiedot, osoite, lähellä, tuki',
    },
    transactional: {
      strong:
        'ostaa, osta, tilaa, tilata, hinta, hinnat, hinnasto, maksaa, paljonko, kustannu*, alennu*, alekoodi*, tarjous, tarjoukset, lataa, ladata, ilmainen kokeilu, vuokra*, varaa, varata',
      weak: 'halpa, halvat, halvin, edullinen, edullisin, ilmainen, demo, toimitus, budjetti',
    },
  },
} satisfies Record<string, LanguageCues>;
