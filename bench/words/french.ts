/** French words of the generated answers: small words by frequency, stems and endings that make thousands of others. */
import type { WordList } from './word-list.ts';

const SMALL = `de la le et les des en un une du que est pour qui dans par plus sur pas au avec ce se il ne sont ou cette son aux mais
comme ses ces sa nous leur on été fait être tout même lui aussi bien peut elle entre sans deux dont après très où sous leurs donc
encore ont depuis si notre avant vers chez autres peu jusque alors quand chaque car selon toujours parce moins`;

const STEMS = `plan équipe rapport suivi guide budget marché prix offre fonction client projet tâche tableau note fichier page vue
recherche filtre champ valeur niveau étape point liste groupe rôle compte membre partenaire fournisseur produit marque service aide
appel réunion calendrier délai rappel facture paiement commande stock magasin livraison retour remise essai licence contrat règle
limite serveur réseau appareil téléphone écran fenêtre bouton menu couleur police image photo document modèle version avis message
canal alerte mise erreur journal mesure chiffre score taux part tendance estimation sondage réponse question sujet article chapitre
section exemple étude leçon cours habitude pratique méthode outil module pont archive copie départ arrêt reprise accord refus
échange signe index file flux chemin route carte lieu région ville pays langue rang qualité vitesse force câble caméra moteur pompe
vanne bouilloire four grille mixeur cadre roue frein chaîne selle casque veste gant botte tissu coton cuir acier cuivre bois verre
pierre peinture surface coin bord angle longueur largeur hauteur poids chaleur vapeur eau lumière ombre son signal source but effet
cause raison choix option avantage défaut risque coût marge profit croissance demande intérêt confiance bon mauvais fort faible
rapide lent utile moderne fiable solide simple clair bruyant calme excellent décevant pratique agréable médiocre`;

const PREFIXES = ['', '', '', '', '', '', 're', 'pré', 'sur', 'multi', 'sous', 'co', 'inter', 'contre', 'micro'];
const SUFFIXES = ['', '', '', 's', 's', 'er', 'é', 'eur', 'able', 'ment', 'age', 'iste', 'ique', 'aire', 'ation'];

export const FRENCH: WordList = {
  small: SMALL,
  stems: STEMS,
  prefixes: PREFIXES,
  suffixes: SUFFIXES,
  headings: ['Aperçu', 'Les meilleures options', 'Les différences', 'Les prix', 'Avis des clients', 'Que choisir'],
  columns: ['Nom', 'Atout', 'Prix'],
};
