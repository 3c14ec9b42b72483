/** How Spanish comparisons, wishes and denials praise and blame without a word of either. Data, no behaviour. */
export const PROSE_PRAISE = `
  nunca {llegó|llega|llegan|llegaron|entregó|entrega|entregaron|pagó|paga|respondió|responde|contestó|devolvió|cumplió} {tarde|con retraso|con demora|fuera de plazo},
  {rara vez|raramente|casi nunca} {llega|llegan|entrega|entregan|paga|responde} {tarde|con retraso},
  esperaba poco {y|de} _ {me|nos} {sorprendió|ha sorprendido|convenció}, {volvería|volveríamos} a {elegir|comprar|contratar} _ {sin|siempre|mil},
  nada que no me {guste|gustara|convenza}, nada que no nos {guste|convenza}, nada que {cambiaría|cambiaríamos},
  sin _ {estaríamos|estaría|andaríamos} {perdidos|perdidas|perdido|perdida}, no sé qué {haría|haríamos} sin, no sabemos qué haríamos sin,
  {los|nuestros|mis} {errores|problemas|fallos|retrasos|conflictos|duplicados|dolores de cabeza|cuellos de botella} {han desaparecido|desaparecieron|son historia|son cosa del pasado|se acabaron|se han acabado}, {las|nuestras|mis} {quejas|colas|averías|caídas|incidencias|esperas} {han desaparecido|desaparecieron|son historia|son cosa del pasado|se acabaron|se han acabado},
  {rara vez|raramente|casi nunca|pocas veces} {falla|fallan|se equivoca|se equivocan|se cuelga|se cae|se rompe|decepciona|decepcionan|da problemas|se bloquea},
  {falla|se equivoca|se cuelga|se cae|decepciona} {rara vez|raramente|casi nunca|pocas veces},
  {mejora|mejoran} {con cada|a cada|en cada|día a día|mes a mes|año tras año|cada día|cada año|cada vez}, no le falta de nada, no le falta nada,
  no {podría|puede|podía} ser {mejor|más fácil|más sencillo|más sencilla|más rápido|más cómodo|más simple|más claro}, {no lo hay|no la hay|no los hay|no hay nada} mejor, difícil de superar, difícil de mejorar,
  no {puedo|podría|podemos} {recomendar|recomendarlo|recomendarla} lo {suficiente|bastante}, no {puedo|podría} recomendar _ lo {suficiente|bastante}, no {puedo|podría} recomendar a _ lo {suficiente|bastante},
  ojalá {todos|todas|todo|hubiera más|todos los _|todas las _} {fueran|fuesen|funcionaran|fuera|como},
  {problemas|averías|retrasos|fallos} son {la excepción|excepcionales|rarísimos},
  es lo que {los demás|otros|_|la competencia} {quiere|quieren|querría|quisiera|quisieran|querrían} ser, {aún|todavía} no me ha {fallado|decepcionado}, {aún|todavía} no nos ha {fallado|decepcionado}`;

export const PROSE_BLAME = `
  {era|eran} {bueno|buena|buenos|fiable|rápido|rápida|mejor|serio} antes, nunca {entregó|entregaron|llegó|llegaron|cumplió|respondió|contestó|devolvió|pagó|apareció|cumplieron}, {incapaz|incapaces} de _ a tiempo,
  {nos|me} {costó|ha costado|salió|cuesta} {mucho dinero|una fortuna|muy caro|carísimo|un dineral|un ojo de la cara},
  nada que me {guste|gustara|convenza}, nada que nos {guste|convenza}, nada que salvar,
  {podría|podrían|debería|deberían} ser {mejor|mejores|más _|menos _}, {podría|podrían} mejorar {mucho|bastante|muchísimo|en varios|en muchos}, tiene margen de mejora, {esperaba|esperábamos|me esperaba} {más|mejor|algo más|algo mejor|mucho más} de, {esperaba|esperábamos|me esperaba} {algo mejor|mucho más},
  {rara vez|raramente|casi nunca|pocas veces} {responde|responden|contesta|contestan|funciona|funcionan|cumple|cumplen|atiende|atienden|llega a tiempo|llega|coge el teléfono|cogen el teléfono|ayuda},
  {responde|responden|contesta|contestan|funciona|funcionan|cumple} {rara vez|raramente|casi nunca|pocas veces},
  no {es|fue|ha sido nunca|era} {el|su|un|precisamente su|precisamente el} {punto fuerte|fuerte|mejor virtud}, no {son|han sido nunca} {el|su} {punto fuerte|fuerte},
  {hay|existen} {mejores|opciones mejores|bancos mejores|alternativas mejores}, {hay|existe|conozco} {algo mejor|cosas mejores},
  {aún|todavía|sigue sin|siguen sin} {no ha respondido|no han respondido|no me han|no me ha|no ha contestado|responder|contestar|pagar|devolver|solucionar|arreglar|resolver|cumplir|funcionar|dar señales|llegar|aparecer|entregar},
  solo {respondió|respondieron|contestó|reaccionó|pagó|ha respondido|han respondido} {tras|después de|cuando|al cabo}, no {respondió|contestó|pagó|reaccionó|ha respondido} hasta {después|que|la|el},
  {empeora|empeoran} {con cada|a cada|en cada|día a día|cada}, cada vez {peor|más lento|más lenta|más caro|más cara}, {problemas|averías|retrasos|fallos} son {la norma|la regla|el pan de cada día|lo habitual},
  {quiere|querría|quisiera|intenta|pretende} ser lo que _ {ya es|es}, nadie {usaría|elegiría|compraría|pagaría|contrataría}, ni gratis`;

/** They say nothing. */
export const PROSE_NEUTRAL = `
  a {unos|algunos|muchos|otros} les {gusta|encanta|gustan}, {ha|han} {subido|aumentado|bajado} {su|sus|el|los} {precio|precios|tarifas} {un|el|en un} # {por ciento|%},
  {una|un|su} {lista|clasificación|selección|guía|ranking|comparativa|directorio|mapa} {de los|de las|con los|con las} mejores,
  si {están|está|estaban|estás|quedaron|quedó} {satisfechos|satisfechas|satisfecho|satisfecha|contentos|contento|contenta|descontentos},
  {contra|por|de|frente a|cubre|cubren} {robo|robos|incendios|agua|accidentes|pérdida|golpes} y daños, robos y daños, robo y daños, contra daños, daños a terceros, daños propios,
  {aún|todavía} no {ha probado|he probado|hemos probado|ha anunciado|ha publicado}`;
