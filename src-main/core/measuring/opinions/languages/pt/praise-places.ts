/** What is praised in food, hotels, travel and shops, in Portuguese. */
export const PRAISE_PLACES = `
  {comida|carne|frango|peixe|arroz|massa|pizza|sopa|café|pão|bolo|hambúrguer|sobremesa|sobremesas|bacalhau|francesinha|feijoada|moqueca} {de chorar por mais|de comer e chorar|no ponto|na medida|bem feit*|bem temperad*|caseir*|fresquinh*|quentinh*|macia|macio|suculent*|dos deuses|divinal|um espetáculo|uma delícia|sem igual|saboros*|bem servid*},
  {quarto|quartos|cama|camas|lençóis|toalhas|banheiro|casa de banho|piscina} {limp*|limpinh*|espaços*|confortá*|impecá*|cheiros*|ampl*|enorme|enormes|arejad*|modern*|maci*|ótim*|aconchegant*|silencios*|com vista}`;
