/** What is praised in trust, loyalty and experience, in Spanish. */
export const PRAISE_REPUTATION = `
  {no|ni|nunca} {cambio|cambiaría|cambiamos|cambiaríamos|suelto|dejo|dejaría|dejaríamos|dejamos} {_|a|por|ni} {nada|loca|loco|otra|otro|ninguna|ningún|por nada},
  {no la|no lo|no los|no las} {cambio|cambiaría|cambiamos|cambiaríamos|suelto} {por|ni} {nada|otra|otro|nadie|loca|loco|ninguna},
  {quien|el que|todo el que} {prueba|la prueba|lo prueba|conoce|compra|usa} {_|repite|se engancha|no vuelve|se queda|vuelve} {repite|se engancha|se queda|vuelve|atrás},
  {soy|somos|me he hecho|me hice|nos hicimos} {fan|fans|clienta fiel|cliente fiel|clientes fieles|fiel|fieles|incondicional|incondicionales|devoto|devota|adict*|asidu*} {de|a|},
  {enamorad*|encantadísim*|encantad*|fascinad*|maravillad*|impresionad*|satisfechísim*|contentísim*|felicísim*|agradecidísim*|rendid*} {con|de|por|a sus},
  {superó|superaron|supera|cumplió|cumplieron|cumple|ha superado|ha cumplido} {todas mis|todas las|mis|nuestras|las|con mis|con las|con creces|de sobra|con todas las|con nuestras|todas nuestras|con todo lo|lo que} {expectativas|esperaba|prometido|prometió|lo prometido|promete|mis expectativas|las expectativas|esperábamos},
  {no|ni|nunca} {tengo|tenemos|hay|tuve|tuvimos|he tenido|hemos tenido} {nada|queja|quejas|pega|pegas|motivo|motivos|una sola|ninguna|ni una|una|un solo|un|ni un} {que objetar|que reprochar|que reclamar|de queja|para quejarme|queja|pega|quejas|pegas|pero|de que quejarme|malo que decir|problema|contratiempo|susto|que decir en contra},
  {solo|sólo|únicamente} {tengo|tenemos|puedo|podemos|hay} {elogios|palabras buenas|buenas palabras|cosas buenas|palabras de agradecimiento|hablar bien|hablar maravillas|decir cosas buenas|dar las gracias|felicitar},
  {se ganó|se ganaron|se ha ganado|se han ganado|se merece|merece|se merecen} {mi confianza|nuestra confianza|mi corazón|un cliente|una clienta|un diez|un 10|cinco estrelas|cinco estrellas|todas las estrellas|todos los elogios|un monumento|un aplauso|su fama|la fama|mi respeto|todo mi respeto},
  {da|dan|dio|daba} {gusto|alegría|confianza|tranquilidad|seguridad|mucha confianza|mucha tranquilidad|gloria|mil vueltas|paz|buen resultado|muy buen resultado|un resultado excelente|un servicio excelente|en el clavo|buena espina},
  {de confianza|de toda confianza|de total confianza|de fiar|de los que ya no quedan|de las que ya no quedan|de los de antes},
  {no|ni} {hay|tengo|tenemos|encuentro|veo} nada {de que|de lo que|que|malo que} {quejarme|reclamar|quejarnos|quejarse|reprochar|criticar|objetar|decir}`;
