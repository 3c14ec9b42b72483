/** Cue words of English, German, French, Spanish, Italian, Dutch and Portuguese. Pure data. */
import type { LanguageCues } from './language-cues.ts';

export const WESTERN_CUES = {
  en: {
    commercial: {
      strong:
        'what is the best, what are the best, who is the best, best, top, better, recommend*, review*, compare*, comparison*, versus, vs, alternative*, worth it, most popular, leading, cheapest, should i choose, should i buy, suggest*, trustworthy',
      weak: 'good, which, tool*, software, provider*, app, apps, platform*, brand*, company, companies, agency, agencies, service*, product*, suits, suitable, reliable, reputable, affordable, leader*, vendor*, solution*',
    },
    informational: {
      strong:
        'how to, how do, how does, how can, what is, what are, what does, why, guide, tutorial, explain*, meaning, definition, learn*, tips, examples, difference between, benefits of, steps',
      weak: 'how, what, when, who, where, does, is it, can i, should i, ideas, best practices, improve, help',
    },
    navigational: {
      strong:
        'login, log in, sign in, official site, official website, homepage, contact number, phone number, customer service number, opening hours, support page, careers page',
      weak: 'website, contact, address, near me, app store, support, headquarters',
    },
    transactional: {
      strong:
        'how much does, how much is, how much do, buy, purchase, order, price*, pricing, cost, costs, discount*, coupon*, promo code*, deal, deals, free trial, sign up, subscribe, subscription, download*, book a demo, hire, for sale, quote, in stock',
      weak: 'cheap, cheapest, affordable, free, demo, trial, shipping, delivery, buying, budget',
    },
  },
  de: {
    commercial: {
      strong:
        'was ist das beste, was ist der beste, was ist die beste, was sind die besten, beste*, besser*, empfehl*, empfiehl*, test, tests, testsieger, bewertung*, vergleich*, versus, vs, alternative*, lohnt sich, top, führend*, beliebteste*, erfahrungen mit',
      weak: 'gut, gute, guter, gutes, guten, welche*, anbieter*, software, tool*, app, apps, plattform*, marke*, firma, firmen, agentur*, produkt*, geeignet*, eignet, seriös*, zuverlässig*, hersteller*, lösung*',
    },
    informational: {
      strong:
        'was ist, was sind, was bedeutet, wie funktioniert, wie kann, wie mache, wie geht, warum, weshalb, anleitung*, erklär*, bedeutung, definition, unterschied*, lernen, tipps, beispiele, vorteile',
      weak: 'wie, was, wann, wer, wo, wozu, wieso, hilfe, ideen, verbessern',
    },
    navigational: {
      strong:
        'login, anmelden, einloggen, offizielle website, offizielle seite, startseite, telefonnummer, öffnungszeiten, kundenservice nummer',
      weak: 'webseite, website, kontakt, adresse, in der nähe, support',
    },
    transactional: {
      strong:
        'kaufen, bestellen, preis*, kosten, kostet, rabatt*, gutschein*, angebot*, abonnieren, abo, herunterladen, download, kostenlos testen, testversion, mieten, buchen, beauftragen',
      weak: 'günstig*, billig*, kostenlos*, demo, lieferung, versand, budget, tarif*',
    },
  },
  fr: {
    commercial: {
      strong:
        'quel est le meilleur, quelle est la meilleure, quels sont les meilleurs, quelles sont les meilleures, meilleur*, mieux, recommand*, conseill*, avis, par rapport à, que vaut, compar*, versus, vs, alternative*, top, leader*, plus populaire*, vaut la peine',
      weak: 'bon, bonne, bons, bonnes, quel, quelle, quels, quelles, outil*, logiciel*, fournisseur*, application*, plateforme*, marque*, entreprise*, agence*, produit*, adapté*, fiable*, convient, solution*',
    },
    informational: {
      strong:
        "qu'est-ce que, c'est quoi, comment, pourquoi, guide, tutoriel*, expliqu*, signification, définition, différence*, apprendre, conseils, exemples, avantages",
      weak: 'quand, qui, où, est-ce que, améliorer, aide, idées',
    },
    navigational: {
      strong: 'connexion, se connecter, site officiel, page d’accueil, numéro de téléphone, service client, horaires',
      weak: 'site web, contact, adresse, près de moi, assistance',
    },
    transactional: {
      strong:
        'acheter, achat, commander, prix, tarif*, coût*, coûte, combien coûte, remise*, réduction*, code promo, offre*, s’abonner, abonnement*, télécharger, essai gratuit, louer, réserver, devis',
      weak: 'pas cher, pas chère, gratuit*, démo, livraison, budget',
    },
  },
  es: {
    commercial: {
      strong:
        'mejor, mejores, recomiend*, recomend*, opiniones, reseña*, compar*, versus, vs, alternativa*, top, líder*, más popular*, vale la pena',
      weak: 'bueno, buena, buenos, buenas, cuál, cuáles, qué, herramienta*, software, proveedor*, aplicación, aplicaciones, plataforma*, marca*, empresa*, agencia*, producto*, adecuad*, fiable*, confiable*',
    },
    informational: {
      strong:
        'qué es, qué son, qué significa, cómo, por qué, guía*, tutorial*, explic*, significado, definición, diferencia*, aprender, consejos, ejemplos, ventajas',
      weak: 'cuándo, quién, dónde, para qué, mejorar, ayuda, ideas',
    },
    navigational: {
      strong:
        'iniciar sesión, sitio oficial, página oficial, web oficial, número de teléfono, atención al cliente, horario',
      weak: 'sitio web, página web, contacto, dirección, cerca de mí, soporte',
    },
    transactional: {
      strong:
        'comprar, compra, pedir, precio*, costo*, coste*, cuesta, cuánto cuesta, descuento*, cupón*, oferta*, suscrib*, suscripción, descargar, prueba gratuita, prueba gratis, alquilar, reservar, contratar, presupuesto',
      weak: 'barato, barata, baratos, gratis, gratuito, demo, envío',
    },
  },
  it: {
    commercial: {
      strong:
        'miglior*, meglio, consigli*, raccomand*, recension*, opinioni, confront*, versus, vs, alternativ*, top, leader, più popolar*, vale la pena',
      weak: 'buono, buona, buoni, quale, quali, strument*, software, fornitor*, app, piattaform*, marca, marche, azienda, aziende, agenzia, prodott*, adatt*, affidabil*',
    },
    informational: {
      strong:
        'che cos’è, cos’è, cosa è, cosa sono, come, perché, guida, tutorial, spiega*, significato, definizione, differenz*, imparare, suggerimenti, esempi, vantaggi',
      weak: 'quando, chi, dove, migliorare, aiuto, idee, cosa',
    },
    navigational: {
      strong: 'accedi, login, sito ufficiale, pagina ufficiale, numero di telefono, servizio clienti, orari',
      weak: 'sito web, contatti, indirizzo, vicino a me, assistenza',
    },
    transactional: {
      strong:
        'comprare, acquist*, ordinare, prezzo, prezzi, costo, costi, costa, quanto costa, sconto, sconti, coupon, offert*, abbonament*, abbonarsi, scaricare, prova gratuita, noleggi*, prenotare, preventivo',
      weak: 'economic*, gratis, gratuito, demo, spedizione, budget',
    },
  },
  nl: {
    commercial: {
      strong:
        'beste, beter, aanbevel*, aanrad*, aanrader*, review*, vergelijk*, versus, vs, alternatief, alternatieven, top, populairste, toonaangevend*',
      weak: 'goed, goede, welke, tool*, software, aanbieder*, app, apps, platform*, merk*, bedrijf, bedrijven, bureau*, product*, geschikt*, betrouwba*, leverancier*',
    },
    informational: {
      strong:
        'wat is, wat zijn, wat betekent, hoe werkt, hoe kan, hoe maak, waarom, handleiding*, uitleg*, betekenis, definitie, verschil*, leren, tips, voorbeelden, voordelen',
      weak: 'hoe, wat, wanneer, wie, waar, verbeteren, hulp, ideeën',
    },
    navigational: {
      strong: 'inloggen, login, officiële website, officiële site, telefoonnummer, klantenservice, openingstijden',
      weak: 'website, contact, adres, in de buurt, ondersteuning',
    },
    transactional: {
      strong:
        'kopen, koop, bestellen, prijs, prijzen, kost, kosten, korting*, kortingscode, aanbieding*, abonnement*, abonneren, downloaden, gratis proberen, proefperiode, huren, boeken, offerte',
      weak: 'goedkoop*, goedkoopste, gratis, demo, levering, verzending, budget',
    },
  },
  pt: {
    commercial: {
      strong:
        'melhor, melhores, recomend*, avaliaç*, análise*, compar*, versus, vs, alternativa*, top, líder*, mais popular*, vale a pena',
      weak: 'bom, boa, bons, boas, qual, quais, ferramenta*, software, fornecedor*, aplicativo*, aplicação, plataforma*, marca*, empresa*, agência*, produto*, adequad*, confiáve*',
    },
    informational: {
      strong:
        'o que é, o que são, o que significa, como, por que, porquê, guia, tutorial, expli*, significado, definição, diferença*, aprender, dicas, exemplos, vantagens',
      weak: 'quando, quem, onde, para que, melhorar, ajuda, ideias',
    },
    navigational: {
      strong:
        'fazer login, iniciar sessão, site oficial, página oficial, número de telefone, atendimento ao cliente, horário',
      weak: 'site, contato, contacto, endereço, perto de mim, suporte',
    },
    transactional: {
      strong:
        'comprar, compra, encomendar, pedir, preço*, custo*, custa, quanto custa, desconto*, cupom, cupão, oferta*, assinar, assinatura, baixar, descarregar, teste grátis, alugar, reservar, contratar, orçamento',
      weak: 'barato, barata, baratos, grátis, gratuito, demo, entrega',
    },
  },
} satisfies Record<string, LanguageCues>;
