/** Words of opinion in French, as reviewers in Europe and Canada use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      excellent*, exceptionnel*, extraordinaire*, fantastique*, formidable*, génial*, géniaux, magnifique*, merveill*, à merveille,
      parfait, parfaite, parfaits, parfaites, parfaitement, à la perfection, impeccable*, irréprochable*, remarquable*, remarquablement,
      admirable*, incroyable*, impressionnant*, bluffant*, époustouflant*, spectaculaire*, superbe*, sublime*, splendide*, somptueu*,
      exemplaire*, imbattable*, inégalé*, inégalable*, incomparable*, hors pair, sans égal, sans rival, sans équivalent, n'a pas d'égal,
      n'a pas son pareil, n'a pas d'équivalent, top, au top, le top, génialissime, brillant, brillante, brillants, brillantes,
      brillamment, redoutable*, d'une simplicité, un bijou, un vrai bijou, une pépite, une perle, une merveille, un régal, un délice,
      un bonheur, un vrai plaisir, un coup de cœur, coup de cœur, un sans-faute, sans faute, ravi, ravie, ravis, ravies, enchant*,
      conquis, conquise, conquises, émerveill*, bluffé*, emballé, emballée, emballés par, adore, adorent, adorons, adoré, adorable*,
      idéal, idéale, idéaux, idéales, indispensable*, incontournable*, record, records, le meilleur, la meilleure, les meilleurs,
      les meilleures, le mieux, les mieux, le plus abouti, la plus aboutie, les plus abouties, les plus aboutis, fait l'unanimité,
      font l'unanimité, m'a changé la vie, nous a changé la vie, change la vie, à toute épreuve, haut la main, à la hauteur de toutes,
      aux petits oignons, aux petits soins, rapidissime, référence absolue, primé, primée, primés, plébiscit*`,
    plain: `bon, bonne, bons, bonnes, bien, beau, bel, belle, beaux, belles, joli*, élégant*, esthétique, soigné*, bien pensé*, bien conçu*, bien fait*, bien construit*, agréable*, plaisant*, sympa, sympas, sympathique*, chaleureu*, accueillant*, aimable*, gentil*, courtois*, souriant*, attentionné*, attentif, attentive, attentifs, attentives, à l'écoute, serviable*, disponible et, joignable*, réacti*, compétent*, compétence, professionnel*, professionnalisme, pédagogue*, patience, efficace*, efficacité, efficient*, performant*, hautes performances, rapide*, rapidement, rapidité, vite, véloce*, réactivité, instantané*, immédiat*, fluide*, fluidité, ponctuel*, ponctualité, à l'heure, fiable*, fiabilité, stable*, stabilité, solide*, solidité, robuste*, robustesse, durable*, résistant*, increvable*, sûr, sûre, sûrs, sûres, sécurisé*, sécurisant*, rassurant*, sérieux, sérieuse*, sérieusement, digne de confiance, dignes de confiance, confiance, sereinement, sérénité, tranquillité, facile*, facilement, facilité, simple d'emploi, simple à, simples à, simple d'utilisation, simplicité, simplifi*, intuiti*, ergonomique*, accessible*, clair, claire, clairs, claires, clarté, limpide*, lisible*, pratique et, très pratique, pratiques et, plus pratique, commode*, confortable*, confort, maniable*, ludique*, prise en main immédiate, prise en main rapide, complet, complète, complets, complètes, riche, riches, richesse, polyvalent*, souple*, souplesse, flexible*, flexibilité, puissant*, puissance, évoluti*, moderne*, innovant*, novateur*, novatrice*, ingénieu*, astucieu*, avancé, avancée, précis, précise, précises, précision, exact, exacte, pertinent*, détaillé*, abouti*, à la pointe, de pointe, abordable*, économique*, avantageu*, attracti*, compétiti*, raisonnable*, bon marché, rentable*, généreu*, transparent*, transparence, honnêteté, franc, sans engagement, sans surprise, sans surprises, sans accroc, sans encombre, sans discuter, sans frais, zéro frais, rien à signaler, prix doux, tarifs doux, content*, satisf*, heureux, heureuse*, plaît, plaisent, plaisir, plu, apprécié*, apprécie*, apprécions, appréciable*, appréciation positive, aime, aiment, aimons, aimé, séduit*, séduis*, convainc*, convaincu*, louent, loué pour, louée pour, loués pour, loue la, louent la, salu*, saluent, félicit*, vante*, encens*, encense*, brille*, excelle*, se démarque*, se distingue*, sort du lot, sortent du lot, tire son épingle du jeu, s'est imposé comme, s'impose comme, de qualité, bonne qualité, haute qualité, grande qualité, qualités, au rendez-vous, tient ses promesses, tiennent leurs promesses, tenu ses promesses, tient la route, à la hauteur, à la hauteur des attentes, à la hauteur de nos attentes, répond à nos attentes, répond à mes attentes, faible consommation, fait ses preuves, a fait ses preuves, ont fait leurs preuves, s'améliore*, s'est amélioré*, amélior*, gagne du temps, gagner du temps, gagne deux heures, gagné du temps, gain de temps, fait gagner, économis*, atout*, avantage, avantages, point fort, points forts, mérite le détour, vaut le détour, vaut son prix, valent leur prix, vaut chaque euro, vaut l'investissement, délicieu*, savoureu*, succulent*, goûteu*, frais et, croustillant*, lumineu*, silencieu*, spacieu*, très propre, très propres, propreté, propre et, impeccablement, net, nette, nets, légère et, léger et, généreux, varié*, large choix, grand choix, vaste choix, belle autonomie, ne tombe jamais en panne, ne déçoit jamais, ne déçoivent jamais, répond toujours, valeur sûre, valeurs sûres, pari gagnant, de confiance, réputé*, bonne réputation, renommé*, prisé*, référence, un modèle, charme, charmant*, convivial*, maîtris*, irrésistible*, respectueu*, équitable*, favori*, bienveillan*, à jour, rapport qualité-prix, tient la journée, dure toute la journée, tient deux jours, frais réduits`,
    weak: `
      correct*, honnête*, convenable*, acceptable*, passable*, décent*, honorable*, potable*, suffisant*, intéressant*, promett*,
      prometteu*, satisfaisant, pas mal, pas mauvais, pas mauvaise, plutôt bien, fait le travail, fait le job, fait l'affaire, tout juste,
      facilite*, fonctionnel*, utile*`,
  },
  blame: {
    strong: `
      exécrable*, abominable*, épouvantable*, horrible*, affreu*, atroce*, catastroph*, désastr*, lamentable*, pitoyable*, déplorable*,
      minable*, nul, nulle, nuls, nulles, nullissime, scandal*, honteu*, une honte, la honte, inadmissible*, inacceptable*, intolérable*,
      insupportable*, inutilisable*, imbuvable*, immangeable*, infect*, dégoût*, répugnant*, arnaqu*, escroc*, escroquerie, voleur*,
      c'est du vol, mensong*, menteur*, ment, mentent, tromper*, tromperie, foutage de gueule, se moque de, se moquent de, cauchemar*,
      enfer, calvaire, une horreur, l'horreur, galère*, fléau, poubelle, camelote, pourri*, merde, merdique*, daube, fiasco, naufrage,
      échec, ridicule*, aberrant*, ubuesque, kafkaïen*, le pire, la pire, les pires, exorbitant*, hors de prix, les yeux de la tête,
      prohibiti*, ruineu*, plus jamais, parcours du combattant, dangereu*, toxique*, incapable*, déteste*, détest*, hais, haïss*,
      jamais vu ça`,
    plain: `mauvais, mauvaise, mauvaises, mal, mal conçu*, mal fait*, mal pensé*, mal organisé*, mal entretenu*, mal fichu*, lent, lente, lents, lentes, lenteur*, lentement, rame, rament, ramait, traîne, poussi*, laborieu*, interminable*, trop long, trop longs, trop longue, trop longues, instable*, instabilité, fragile*, fragilité, peu clair*, peu pratique*, plante, plantent, planté, plantage*, bug, bugs, bugue*, buggé*, beugue*, dysfonction*, défaillan*, défectueu*, défaut*, panne, pannes, en panne, tombe en panne, cassé*, casse, casse-tête, se casse, s'est cassé*, s'est cassée, s'étouffe, surchauff*, crash*, fige, se fige, se bloque*, bloque des, a bloqué, bloqué mon, coupure*, coupe sans, erreur*, échoue*, problème*, souci, soucis, incident*, anomalie*, vulnérable*, faille*, perd les, perd mes, perdu mes, perdu*, cher, chère, chers, chères, coûteu*, onéreu*, excessi*, démesuré*, abusi*, abus, gonflé*, salé, salée, hausse de prix, hausses de prix, augmente ses tarifs, frais cachés, coûts cachés, frais dissimulés, facture gonflée, facturé à tort, surfactur*, pigeon*, piège*, pièges, entourloupe*, douteu*, louche*, opaque*, opacité, trompeu*, malhonnête*, pratiques douteuses, difficile*, difficulté*, compliqué*, complication*, trop complexe*, complexité, confus, confuse, confuses, confusion, brouillon*, fouillis, usine à gaz, obscur*, illisible*, incompréhensible*, incohérent*, décousu*, lourd, lourde, lourds, lourdes, lourdeur*, pénible*, fastidieu*, rébarbati*, ennuyeu*, ennui, agaçant*, agace*, énervant*, énerve*, irritant*, frustrant*, frustr*, exaspér*, décourag*, épuisant*, noie, laid, laide, laids, laides, moche*, terne*, sale, sales, saleté, bruyant*, vieillot*, vieilli*, vieilliss*, dépassé*, obsolète*, archaïque*, daté, datée, datés, ringard*, coup de vieux, rudimentaire*, pauvre, pauvres, maigre*, limité en, limités en, très limité*, trop limité*, limites, insuffisan*, incomplet*, incomplète*, lacun*, inadapté*, manque de, manque d, manquent de, bâcl*, médiocrité, approximati*, imprécis*, inexact*, incohérence*, injoignable*, inexistant*, inexistante, aux abonnés absents, absent*, sans réponse, sans suite, jamais répondu, ne répond pas, ne répondent pas, personne pour m'aider, personne ne répond, personne ne, incompétent*, incompétence, inefficace*, inefficacité, inutile*, indifférent*, désagréable*, impoli*, malpoli*, grossi*, arrogant*, hautain*, méprisant*, mépris*, froid, froide, antipathique*, agressi*, désinvolte*, négligent*, négligence*, bureaucrati*, rigide*, inflexible*, retard, retards, en retard, délais à rallonge, délais trop, attente, attente interminable, temps d'attente, file d'attente, relances, perdus, perdues, remboursement refusé, remboursements refusés, refus*, sans prévenir, mésaventure*, galérer, galère, déçu*, déçoit, déçoivent, décevant*, décept*, regrett*, regrette, plain*, plaint*, se plaignent, râle*, critiqu*, reproch*, dénonc*, déplor*, insatisf*, mécontent*, ras-le-bol, marre, inquiét*, inquiétant*, laisse à désirer, laissent à désirer, laisse franchement à désirer, laisse vraiment à désirer, laisse beaucoup à désirer, à désirer, fait défaut, font défaut, cloche, pèche par, pêche par, point faible, points faibles, point noir, points noirs, bémol*, inconvénient*, faiblesse*, trop faible*, désavantage*, se dégrade*, s'est dégradé*, dégradation, empire, de pire en pire, de mal en pis, mauvaises surprises, mauvaise surprise, mauvaise qualité, piètre*, bas de gamme, cheap, fade*, insipide*, gras, sec et, froids, grésill*, flou, floue, flous, se raye*, décroche, déconnect*, intrusi*, envahissant*, invasi*, indigeste*, superficiel*, décalé par rapport, frein, freine*, handicap*, perte de temps, perdre du temps, fait perdre, usé*, usée, sans raison, sans explication, sans motif, sans raison valable, à redire, à reprocher, à critiquer, trop petit*, trop grand*, trop court*`,
    weak: `
      moyen, moyenne, moyens, moyennes, médiocre*, perfectible*, inégal, inégale, inégaux, basique*, sommaire*, un peu court,
      peut mieux faire, pourrait être plus, pourrait être mieux, pourraient être plus, un peu juste, tiède*, quelconque*, banal*, mitigé*,
      peu convaincant*`,
  },
  negations: `ne, n', pas, jamais, sans, ni, aucun, aucune, rien, guère, nullement, point de, plus aucun, plus aucune, peu, manque de, manquent de, dépourvu de, dépourvue de, zéro, personne, loin d'être, en rien, pas du tout, absolument pas, vraiment pas, en aucun cas, d'aucune façon`,
  negationsAfter: `inexistant, inexistante, inexistants, inexistantes, nul, nulle, absent, absente, aux abonnés absents`,
  intensifiers: `très, vraiment, extrêmement, incroyablement, particulièrement, tellement, absolument, totalement, complètement, entièrement, parfaitement, franchement, largement, nettement, bien plus, bien, beaucoup, ultra, super, hyper, fort, énormément, terriblement, sacrément, clairement, toujours, sans arrêt, constamment, sans cesse, tout le temps, surtout, de loin, vrai, vraie, véritable, grand, grande, à répétition, systématiquement`,
  diminishers: `
    un peu, assez, plutôt, légèrement, relativement, quelque peu, parfois, de temps en temps, par moments, en partie, globalement,
    dans l'ensemble, moyennement, plus ou moins, à peu près`,
  contrasts: `
    mais, cependant, toutefois, pourtant, néanmoins, en revanche, par contre, à l'inverse, au contraire, alors que, tandis que, bien que,
    quoique, même si, malgré, en dépit de, quant à, seul bémol, hélas, malheureusement, or, sauf que, à l'opposé, d'un autre côté`,
  comparison: {
    better: `meilleur, meilleure, meilleurs, meilleures, mieux, supérieur, supérieure, supérieurs, supérieures`,
    worse: `pire, pires, moins bien, moins bon, moins bonne, moins bons, moins bonnes, inférieur, inférieure, inférieurs, inférieures`,
    more: `plus`,
    less: `moins`,
    standardBefore: `
      que, qu', que celui de, que celle de, que ceux de, que celles de, que chez, que chez le concurrent, par rapport à, comparé à,
      comparée à, comparés à, comparées à, en comparaison de, en comparaison avec, en comparaison à, face à, à côté de, vis-à-vis de,
      comparativement à, au regard de`,
    standardAfter: ``,
    beats: `
      surpasse*, dépasse, dépassent, dépasser, devance*, bat, battent, bat à plates coutures, éclipse*, écrase*, surclasse*, domine*,
      l'emporte sur, l'emportent sur, prend le dessus sur, prend l'avantage sur, fait mieux que, font mieux que, supérieur à,
      supérieure à, supérieurs à, supérieures à, coiffe au poteau, met une claque à, laisse loin derrière, laisse derrière, devant,
      loin devant, vaut mieux que, valent mieux que`,
    losesTo: `
      arrive derrière, termine derrière, loin derrière, à la traîne derrière, à la traîne par rapport à, inférieur à, inférieure à,
      inférieurs à, inférieures à, en retard sur, ne fait pas le poids face à, ne font pas le poids face à, ne fait pas le poids contre,
      ne fait pas le poids, ne peut pas rivaliser avec, ne rivalise pas avec, ne peut rivaliser avec, n'arrive pas à la cheville de,
      n'arrivent pas à la cheville de, n'égale pas, n'est pas à la hauteur de, en dessous de, au-dessous de, perd face à, perdent face à,
      s'incline face à, s'incline devant, surpassé par, surpassée par, dépassé par, dépassée par, battu par, battue par, devancé par,
      devancée par, envie à, a à envier à`,
    unlike: `contrairement à, à la différence de, à l'inverse de, au contraire de, à l'opposé de, pas comme`,
    preferred: `préfère, préfèrent, préférons, préférez, préférer, préférerais, préférable, mieux vaut, choisirais, opter pour, optez pour, privilégie*, privilégier, plutôt`,
    over: `à, plutôt que, plutôt qu', au lieu de, au détriment de, que, et non`,
    alternativeTo: `
      alternative à, alternatives à, remplaçant de, remplaçante de, remplacement de, substitut à, substitut de, successeur de`,
    same: `
      au même niveau que, à égalité avec, équivalent à, équivalente à, comparable à, similaire à, semblable à, identique à,
      à la hauteur de, se valent, égale, ex æquo`,
  },
  advice: {
    for: `
      recommand*, conseille, conseillent, conseillons, conseillé, conseillée, conseillés, conseillées, conseillerais, vivement conseillé*,
      chaudement recommandé*, je conseille, vaut le coup, valent le coup, en vaut la peine, vaut la peine, valent la peine,
      mérite d'être essayé*, à essayer, à découvrir, foncez, fonce, les yeux fermés, n'hésitez pas, sans hésiter, sans hésitation,
      tournez-vous vers, tourne-toi vers, optez pour, misez sur, achetez, faites confiance à, notre choix, notre favori, premier choix,
      meilleur choix, bon choix, excellent choix, choix idéal, choix judicieux, bonne option, meilleure option, meilleure solution,
      bonne adresse, à adopter, à retenir, incontournable, vous ne serez pas déçu*, ne le regretterez pas, j'y retournerai, y retournerai,
      j'y retourne, rachèterai, à recommander`,
    against: `
      déconseill*, éviter, évite*, évitez, fuyez, fuir, à fuir, à éviter, à proscrire, passez votre chemin, passer son chemin,
      passez votre tour, méfiez-vous, méfiance, se méfier, attention à, gare à, n'achetez pas, n'achetez surtout pas,
      ne perdez pas votre temps, ne gaspillez pas, ne mérite pas, ne méritent pas, ne vaut pas, ne valent pas, n'en vaut pas,
      pas la peine, pas le coup, pas son prix, ne recommande pas, ne le recommande pas, ne la recommande pas, ne recommanderais pas,
      ne conseille pas, ne conseillerais pas, allez voir ailleurs, aller voir ailleurs, cherchez ailleurs, tenez-vous à l'écart,
      restez à l'écart, à vos risques, résilié, résilier au plus vite, boycott*`,
  },
  pros: `
    avantages, avantage, points forts, point fort, les plus, les +, atouts, forces, points positifs, on aime, on a aimé, nous aimons,
    ce qu'on aime, ce qui nous plaît, ce que nous aimons, ce qui plaît, le meilleur, pour, qualités, bons points, positif, les bons côtés`,
  cons: `
    inconvénients, inconvénient, points faibles, point faible, les moins, les -, limites, faiblesses, points négatifs, on aime moins,
    on n'aime pas, on a moins aimé, ce qu'on aime moins, ce qui déçoit, ce que nous n'aimons pas, ce qui nous déplaît, le pire, contre,
    défauts, bémols, négatif, à améliorer, points à améliorer, les mauvais côtés`,
  about: `il, elle, ils, elles, on, ce, c'est, cela, ça, son, sa, ses, leur, leurs, celui-ci, celle-ci, ceux-ci, celles-ci, l'outil, la plateforme, la plate-forme, le service, l'application, l'appli, le logiciel, la solution, le produit, le site, l'entreprise, la société, la marque, la banque, l'assureur, l'opérateur, la compagnie, l'hôtel, le restaurant, l'interface, l'équipe, le support, outil, application, appli, entreprise, assureur, opérateur, hôtel, interface, équipe, depuis, de plus, en outre, par ailleurs, seul bémol, malheureusement, hélas, heureusement, y, cependant, toutefois, pourtant, néanmoins, en revanche, par contre, mais`,
  solves: `
    prévient, préviennent, prévenir, évite les, éviter les, évite de, éviter de, protège, protègent, protéger, protection contre,
    lutte contre, luttent contre, lutter contre, combat, combattre, contre, élimine, éliminent, éliminer, met fin à, mettre fin à,
    mettent fin à, en finir avec, supprime, supprimer, réduit, réduisent, réduire, réduction de, diminue, diminuer, limite les,
    limiter les, minimise, détecte, détectent, détecter, détection de, détection des, signale, signaler, bloque les, bloquer les, corrige,
    corriger, résout, résoudre, gestion de, gestion des, gère, gérer, suivi de, suivi des, traitement de, traitement des, diagnostic de,
    diagnostic du, dépistage, soulage, soulager, aide à, en cas de, contre les, contre la, contre le, analyse de, analyse des`,
  neutralPhrases: `formule gratuite, version gratuite, essai gratuit, bonnes pratiques, meilleures pratiques, disque dur, chemin critique, logiciel libre, libre-service, plus ou moins, au moins, du moins, en moyenne, moyen de paiement, moyens de paiement, moyen de, au moyen de, petites et moyennes, moyennes entreprises, taille moyenne, prix moyen, durée moyenne, panier moyen, bien sûr, bien entendu, biens immobiliers, biens, bien-être, bon nombre, bon de commande, bons de réduction, bons d'achat, bon d'achat, bonjour, de bonne heure, beau-père, beaucoup, prix fixe, grand public, grande distribution, grande taille, développement durable, en cas de, plus tard, retard de croissance, premier plan, arts plastiques, aussi bien, ou bien, eh bien, si bien que, bien que, limitée à, limité à, limités à, société anonyme, mode sombre, net par mois, revenu net, sans plus, fait le travail, sans charme particulier, ni bon ni mauvais, ni bonne ni mauvaise, ni bien ni mal, ses qualités et ses défauts, des qualités et des défauts, du bon et du moins bon, rien d'extraordinaire, rien d'exceptionnel, sans éclat, avis partagés, avis sont partagés, vol direct, vols, tout risque, tous risques, poste de travail, bel et bien, faute de, par défaut, défaut de paiement, vitesse limitée, meilleurs logiciels, meilleures applications, meilleures banques, meilleurs outils, meilleures plateformes, meilleurs hôtels, meilleures assurances, meilleures marques, meilleures alternatives, meilleurs services, en temps réel, mise à jour, mises à jour`,
  aspects: {
    price: `
      prix, tarif*, coût*, coûte*, frais, cher, chère, chers, chères, abonnement*, forfait*, abordable*, économique*, bon marché, budget,
      factur*, rapport qualité-prix, prime, primes, rembours*, exorbitant*, hors de prix, argent, commission*, gratuit*`,
    support: `support, assistance, service client, service clients, service après-vente, sav, hotline, conseiller*, accueil, aide, équipe, personnel, réponse*, répond*, écoute, joignable*, injoignable*, téléphone, réclamation*, interlocut*, réacti*, remboursement*`,
    ease: `
      facile*, facilité, simple*, simplicité, intuiti*, ergonom*, interface*, prise en main, utilisation, convivial*, clair*, clarté,
      compliqué*, confus*, usine à gaz, installation, configur*, paramétr*, navigation, courbe d'apprentissage, menus, notice`,
    reliability: `fiab*, stab*, instab*, bug*, plant*, panne*, coupure*, sécuri*, solid*, robust*, lent*, rapid*, rame, performance*, retard*, ponctuel*, à l'heure, autonomie, batterie, réseau, débit, surchauffe*, durab*, défaillan*, erreur*, vol, vols, livraison*, commande*, colis, bagage*, moteur`,
    features: `fonction*, fonctionnalité*, intégration*, option*, outil*, modèle*, rapports, complet*, complète*, polyvalent*, personnalis*, puissan*, module*, export*, catalogue, choix, gamme, écran, appareil photo, tableau de bord, couverture, garantie*, chambre*, petit-déjeuner, cuisine, plats, lit, literie, repas`,
  },
  and: `et, ou, ni, ainsi que, comme, de même que`,
  conditions: `si, à condition que, à moins que, au cas où, pourvu que, comme si, peut-être`,
  levels: {
    high: `haut, haute, hauts, hautes, élevé, élevée, élevés, élevées`,
    low: `bas, basse, basses, faible, faibles, réduit, réduite, réduits, réduites`,
  },
  asMuch: { before: `aussi, autant, tout aussi, si`, after: `que, qu'` },
  by: `par`,
  leaves: `passé de, passés de, passée de, passer de, quitté, quittée, abandonné, délaissé, migré de, changé de, sommes partis de, suis parti de`,
  excess: `trop, excessivement, beaucoup trop`,
};
