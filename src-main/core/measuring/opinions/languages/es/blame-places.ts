/** What is blamed in food, hotels, travel and shops, in Spanish. */
export const BLAME_PLACES = `
  {carne|arroz|pasta|pescado|pollo|pizza|hamburguesa|comida|paella|filete|tortilla} {llega|llegó|estaba|vino|está|venía|viene|sabe|salió} {pasad*|crud*|frí*|sec*|dur*|sos*|quemad*|recalentad*|tibi*|helad*|salad*|aceitos*|a nada|a plástico},
  {habitación|habitaciones|cama|camas|colchón|sábanas|toallas|baño|piscina|moqueta|cuarto} {suci*|minúscul*|con moho|ruidos*|viej*|mugrient*|diminut*|malolient*|con manchas|manchad*|dur*|incómod*|helad*|turbia|pequeñísim*|húmed*|sin ventana},
  {vi|había|encontramos|encontré|aparecieron|apareció|llen* de|plagad* de|infestad* de|con} {_|} {cucarachas|ratones|chinches|pulgas|hormigas|moscas|mosquitos|ratas},
  {cucarachas|chinches|ratones|ratas} {en|por}`;
