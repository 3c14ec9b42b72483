/** How French comparisons, wishes and denials praise and blame without a word of either. Data, no behaviour. */
export const PROSE_PRAISE = `
  {n'a|n'ont|n'est|ne sont} jamais {livré|répondu|payé|arrivé|arrivée|arrivés|remboursé|réagi} {en retard|trop tard|hors délai}, {répond|répondent|livre|livrent|arrive|arrivent|paie|rembourse} {rarement|très rarement|presque jamais} {en retard|trop tard},
  {ne changerais|n'échangerais|ne changerions|ne quitterais} _ pour {rien|rien au monde}, {je choisirais|prendrais|achèterais|choisirions} _ {à nouveau|de nouveau|encore}, {choisirais|prendrais|achèterais} {à nouveau|de nouveau},
  n'attendais {pas grand chose|rien} et _ {m'a|nous a}, n'attendais {pas grand chose|rien} de _ et,
  {livre|livrent|livré|livrée|livrés} {à temps|à l'heure|dans les temps},
  rien que je {n'aime pas|n'apprécie pas|déteste|changerais}, rien que nous {n'aimons pas|changerions}, rien qui {me|nous} {déplaise|dérange|gêne},
  {nous serions|je serais|on serait|nous étions} {perdus|perdu|perdue}, {je ne sais|je ne sais pas|on ne sait|nous ne savons} {ce que|comment} {je|nous|on} {ferais|ferions|ferait} sans,
  {les|nos|mes} {erreurs|problèmes|bugs|pannes|retards|plaintes|litiges|doublons|files d'attente|maux de tête|impayés|conflits} {ont disparu|appartiennent au passé|sont de l'histoire ancienne|sont oubliés|sont oubliées|se sont envolés},
  {se trompe|se trompent|plante|plantent|échoue|déçoit|déçoivent|bugue} {rarement|très rarement|presque jamais},
  s'améliore {à chaque|avec chaque|de mois en mois|d'année en année|sans cesse|constamment}, ne manque de rien, ne laisse rien à désirer,
  {ne pourrait|ne pouvait|ne saurait|ne peut} {pas être|être} {mieux|meilleur|meilleure|plus simple|plus facile|plus rapide|plus clair|plus claire},
  difficile de faire mieux, dur de faire mieux, on ne fait pas mieux, on ne trouve pas mieux, on n'a pas trouvé mieux, n'ai pas trouvé mieux, rien de mieux que,
  {les|des} {problèmes|pannes|retards|erreurs} {sont|restent} {l'exception|rarissimes|rares|exceptionnels|exceptionnelles},
  est ce que {les autres|ses rivaux|la concurrence} {voudraient|aimeraient|rêvent d'|rêve d'} être, est ce que _ {voudrait|aimerait} être,
  n'a toujours pas {déçu|lâché|failli}, ne m'a {toujours pas|pas encore} {déçu|lâché}, ne nous a {toujours pas|pas encore} {déçus|lâchés}, pas encore {déçu|déçus|déçue}`;

export const PROSE_BLAME = `
  {était|étaient} {bon|bien|bonne|fiable|rapide|sérieux|mieux|meilleur|super} {autrefois|avant|jadis|dans le temps},
  rien que {j'aime|j'apprécie|nous aimions}, rien qui {me|nous} {plaise|convienne|convainque}, rien à sauver,
  {pourrait|pourraient} être {mieux|meilleur|meilleure|plus _|moins cher|moins chère|moins lent}, {pourrait|peut} mieux faire, gagnerait à être,
  {j'attendais|j'espérais|nous attendions|nous espérions|on attendait|on espérait|m'attendais à|nous attendions à} {mieux|plus|davantage|beaucoup mieux|bien mieux},
  {il y a|il existe|on trouve|j'ai connu|j'ai vu} {de meilleurs|de meilleures} {banques|outils|options|solutions|choix|alternatives|applications|logiciels|services|assureurs|assurances|opérateurs|produits|hôtels|restaurants|fournisseurs|prestataires|applis|offres}, {il y a|il existe|on trouve} mieux {que|ailleurs|pour},
  {n'a|n'ont|n'ai|n'avons|m'a} toujours {pas|rien} {répondu|réagi|remboursé|livré|réglé|corrigé|rappelé|reçu|résolu|payé|réparé|remplacé|compris|expliqué}, {n'a|n'ont|n'est} {pas encore|encore rien} {répondu|réagi|remboursé|livré|réglé|corrigé|rappelé},
  {n'a|n'ont|ne m'a|ne nous a|n'est} {répondu|réagi|remboursé|rappelé|livré|bougé|rappelés|remboursés|intervenu|venu} {qu'après|qu'au bout|qu'à la|qu'une fois},
  {répond|répondent|décroche|décrochent|rappelle|livre|marche|fonctionne|fonctionnent|arrive à l'heure|tient parole} {rarement|très rarement|presque jamais},
  {n'est|n'était|n'a jamais été|n'est vraiment|n'est clairement} {pas le|pas son|pas leur|pas un|le|son} {point fort|fort}, {ne sont|n'ont jamais été} {pas le|pas son|pas leur|le|son} {point fort|fort},
  non merci, très peu pour moi, sans façon, s'aggrave à chaque, {empire|se dégrade|ralentit|plante|bugue} à chaque, de pire en pire,
  {se vend|se vante|veut être|voudrait être|aimerait être} ce que _ {est déjà|est}, {problèmes|pannes|retards|erreurs} {sont|restent} {la règle|la norme|monnaie courante|le quotidien},
  {ne peux|ne pourrais|ne pouvons|ne peut} {plus|pas|malheureusement pas|en aucun cas|vraiment pas} {recommander|conseiller|le recommander|la recommander|vous recommander|en dire du bien|le conseiller},
  personne {ne voudrait|n'utiliserait|ne choisirait|n'achèterait|ne paierait}`;

/** They say nothing. */
export const PROSE_NEUTRAL = `
  {a|ont} {augmenté|relevé|baissé} {ses|les|leurs|son} {tarifs|prix|tarif} de # {pour cent|%|euros}, {certains|les uns|beaucoup} {aiment|adorent|apprécient|l'aiment}, les uns {aiment|adorent},
  {une|un|sa|son} {liste|classement|sélection|guide|palmarès|comparatif|annuaire|carte} des {meilleurs|meilleures},
  {s'ils|s'elles|s'il|s'elle|si vous|si nous|si les clients} {sont|est|êtes|sommes|étaient|était} {satisfaits|satisfaites|satisfait|satisfaite|contents|content|contente|heureux|déçus|mécontents},
  à quel point {ils|elles|vous|les clients} {sont|êtes} {satisfaits|contents}`;
