/** What is praised in food, hotels, travel and shops, in Spanish. */
export const PRAISE_PLACES = `
  {comida|carne|pollo|pescado|arroz|paella|pasta|pizza|sopa|café|pan|tarta|hamburguesa|postre|postres|tortilla|raciones|asado} {en su punto|al punto|de escándalo|de rechupete|de vicio|de muerte|para repetir|para chuparse|casera|caseros|casero|tierna|tierno|jugos*|fresc*|buenísim*|abundante|abundantes|de diez|de categoría|generosas|sabros*|riquísim*},
  {habitación|habitaciones|cama|camas|sábanas|toallas|baño|piscina} {limpi*|limpísim*|ampli*|cómod*|impecable*|enorme|enormes|modern*|luminos*|comodísim*|espacios*|silencios*|con vistas}`;
