/** What is blamed in food, hotels, travel and shops, in Portuguese. */
export const BLAME_PLACES = `
  {vi|havia|encontrei|encontrámos|encontramos|tinha|achei|apareceram|apareceu|cheio de|cheia de|cheios de|infestad* de|com} {_|} {baratas|ratos|percevejos|pulgas|formigas|moscas|traças},
  {baratas|ratos|percevejos|moscas|pulgas} {na|no|nos|nas|em|por todo},
  {comida|carne|frango|peixe|arroz|massa|pizza|sopa|café|pão|bolo|hambúrguer|batatas|salada|bacalhau} {veio|chegou|estava|estavam|vem|é|era|saiu|sabia|sabe} {fri*|gelad*|dur*|sec*|insoss*|sem sal|sem sabor|cru|crua|queimad*|requentad*|salgad*|passad* demais|mal passad*|oleos*|encharcad*|azed*|estragad*|murch*|mol*|borrachud*|a nada},
  {quarto|quartos|cama|camas|colchão|colchões|lençóis|toalhas|banheiro|casa de banho|piscina|chuveiro} {suj*|minúscul*|mofad*|barulhent*|velh*|encardid*|apertad*|fedorent*|a cair|com cheiro|manchad*|dur*|desconfortá*|gelad*}`;
