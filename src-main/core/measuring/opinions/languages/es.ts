/** Words of opinion in Spanish, as reviewers in Spain and Latin America use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { ADVICE } from './es/advice.ts';
import { BLAME } from './es/blame.ts';
import { COMPARISON } from './es/comparison.ts';
import { NEUTRAL_PHRASES } from './es/neutral-phrases.ts';
import { PRAISE } from './es/praise.ts';
import { TOLD } from './es/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
  ojalá, rara vez, raras veces, ni una sola vez, ni una vez, no, ni, nunca, jamás, sin, nada, ningún, ninguno, ninguna, tampoco, apenas,
  nadie, poco, poca, cero, lejos de, falto de, falta de, carece de, carecen de, en absoluto, para nada, en modo alguno, de ningún modo,
  absolutamente nada, en ningún momento, ya no, deja de, dejó de, ha dejado de, dejaron de, ninguno destacable, ninguna destacable,
  ninguno reseñable, ninguno relevante, nada destacable, nada reseñable, nada grave, nada importante, ninguno en particular,
  ninguno de importancia, casi ninguno, de todo menos, dista de ser, dista mucho de ser, distan mucho de ser, dista mucho de, raramente,
  pocas veces, casi nunca, me gustaría que, nos gustaría que, pocos {clientes|usuarios|están|son|quedan}, difícil encontrar,
  es difícil encontrar, cuesta encontrar un, difícil hallar`,
  negationsAfter: `
  nulo, nula, nulos, nulas, brilla por su ausencia, brillan por su ausencia, inexistente, inexistentes,
    {son|es|fueron|resultan} {muy|extremadamente|bastante|realmente|} {raro|raros|rara|raras|escaso|escasos|escasa|escasas|rarísimo|rarísimos|rarísima|rarísimas|excepcional|excepcionales}, escasean, casi no existen, casi no hay, se cuentan con los dedos de una mano, {se resuelven|se solucionan|se arreglan|se corrigen} {rápido|enseguida|pronto|rápidamente|en|}`,
  intensifiers: `
  muy, mucho, muchísimo, súper, super, realmente, extremadamente, tremendamente, sumamente, verdaderamente, absolutamente, totalmente,
  completamente, increíblemente, especialmente, sobre todo, bastante más, tan, de verdad, enormemente, notablemente, con diferencia,
  de lejos, siempre, constantemente, continuamente, cada dos por tres, a menudo, auténtico, auténtica, verdadero, verdadera,
  clarísimamente, claramente`,
  diminishers: `
  algo, un poco, un tanto, un pelín, ligeramente, relativamente, más o menos, en parte, a veces, de vez en cuando, puntualmente,
  en general, medianamente, moderadamente`,
  contrasts: `
    todo lo contrario, al revés, a cambio, dicho esto, lástima que, pena que, el problema es que, la pena es que,
    pero, sin embargo, no obstante, en cambio, aunque, si bien, mientras que, mientras, por el contrario, por contra, eso sí, ahora bien,
  con todo, a pesar de, pese a, sino, por otro lado, por otra parte, en contraste, salvo que, excepto que`,
  turns: `
    lástima que, pena que, el problema es que, la pena es que,
    pero, sin embargo, no obstante, ahora bien, con todo`,
  concessions: `
  aunque, si bien, a pesar de, pese a`,
  comparison: COMPARISON,
  advice: ADVICE,
  pros: `
    pros, a favor, ventajas, ventaja, puntos fuertes, puntos a favor, fortalezas, lo mejor, lo bueno, lo positivo, aspectos positivos,
    qué nos gusta, qué me gusta, lo que nos gusta, lo que me gusta, lo que más nos gusta, lo que gusta, virtudes, beneficios, nos gusta,
    me gusta, elogian, alaban, gusta a los clientes, valoran, les encanta, funciona bien, destacan, agradecen, contentos, lo que más gusta`,
  cons: `
    contras, en contra, desventajas, desventaja, inconvenientes, inconveniente, puntos débiles, puntos flacos, puntos en contra,
    debilidades, lo peor, lo malo, lo negativo, aspectos negativos, qué no nos gusta, qué no me gusta, lo que no nos gusta,
    lo que no me gusta, lo que menos nos gusta, lo que no gusta, limitaciones, pegas, defectos, a mejorar, aspectos a mejorar,
    no nos gusta, no me gusta, se quejan, critican, molesta, no gusta, disgusta, reprochan, irrita, decepciona, lamentan, descontentos`,
  about: `
    es, son, está, están, tiene, tienen, ofrece, ofrecen, resulta, permite, su, sus, él, ella, ellos, ellas, este, esta, esto,
    el servicio, la herramienta, la plataforma, la aplicación, la app, la empresa, la compañía, la marca, el programa, el software,
    el producto, el banco, la tienda, el hotel, la aseguradora, la operadora, la aerolínea, el restaurante, el equipo, el soporte,
    la atención, lo mejor, lo peor, además, también, eso sí, por desgracia, por suerte, sin embargo, no obstante,
      hace, saca, toma, viene, incluye, trae, cuenta con, funciona, cuesta, cobra, dura, aguanta, se calienta, se instala, se rompe,
      se cuelga, responde, llega, falla, sigue, siempre, nunca`,
  solves: `
      cobertura de {robo|robos|daños|accidentes|averías|incendios|impagos},
      previene, previenen, prevenir, evita, evitan, evitar, protege contra, protege de, protege frente a, protegen contra, proteger,
    protección contra, protección frente a, combate, combatir, combaten, lucha contra, acaba con, acaban con, acabar con, elimina,
    eliminan, eliminar, reduce, reducen, reducir, minimiza, minimizar, detecta, detectan, detectar, detección de, bloquea, bloquean,
    bloquear, soluciona problemas, resuelve problemas, gestionar, gestiona, gestión de, seguimiento de, ayuda con, ayuda contra, alivia,
    corrige, corregir, diagnóstico de, diagnóstico del, tratamiento de, tratamiento del, contra, frente al, control de, análisis de,
    registro de, aviso de, avisa de, alerta de, seguro de, alertas de, alertas, avisos de, notifica, frente a,
      aísla, aíslan, aislar, bloquea el, bloquean el,
      cambió, me cambió, me cambió gratis, reparó, arregló, sustituyó,
      mide, medir, miden, filtra, filtrar, filtran, clasifica, clasificar, identifica, identificar, señala, detectó, corrigió, localizó,
      encontró, libra de, nos libra de, nos libró de, nos ahorra, me ahorra, nos ahorró, me ahorró, se disculpó por, indemniza por,
      compensó por, compensa por, asume, asegura contra, asegura, cubre, cubren, cubrir, trata, tratan, estudia, investiga, encuesta,
      advierte de, escucha las, escuchar las, aprende de, reconoce sus, garantía opcional, sacude, resuelve`,
  neutralPhrases: NEUTRAL_PHRASES,
  aspects: {
    price: `
      precio*, tarifa*, cuota*, coste*, costo*, cuesta, comision*, carísim*, caro, cara, caros, caras, barat*, económic*, asequible*,
      calidad-precio, relación calidad-precio, presupuesto, factura, facturas, cobr*, rentable*, ahorr*, descuento*, suscripción, dinero`,
    support: `
      soporte, atención al cliente, atención, servicio al cliente, asistencia, ayuda, asesor*, agente*, teléfono, llamad*, contesta*,
      responde*, respuesta*, trato, amable*, personal, empleados, gestor, reclamacion*, devolucion*, devolver, reembols*`,
    ease: `
      facilidad, fácil, fáciles, sencill*, intuitiv*, interfaz, usabilidad, cómod*, complicad*, difícil*, configura*, instala*, aprend*,
      curva de aprendizaje, navegación, confus*, engorr*, usar, manejo, diseño, alta`,
    reliability: `
      fiab*, confiab*, estab*, inestab*, falla, fallan, fallo*, error*, caída*, se cae, se cuelga*, se bloquea*, cortes, segur*, robust*,
      averí*, puntual*, retras*, durader*, batería, cobertura, conexión, rot*, lent*, rápid*, rendimiento, velocidad, vuelo*, envío*,
      entrega*, pedido*, paquete*, maleta*`,
    features: `
      función, funciones, funcionalidad*, característica*, integracion*, herramientas, plantilla*, informe*, opciones, prestacion*,
      completo, completa, potent*, versátil*, personaliza*, módulo*, catálogo, variedad, surtido, pantalla, cámara, panel, habitaci*,
      desayuno, comida, plato*, cama*, coberturas`,
  },
  and: `y, e, o, u, así como, además de, junto con, igual que`,
  conditions: `si, siempre que, en caso de que, a menos que, salvo que, como si, quizá, quizás, tal vez,
      si buscas, si buscáis, si busca, si quieres, quien busque, quien busca, si esperas, si necesitas`,
  levels: {
    high: `alto, alta, altos, altas, muy alt*, elevado, elevada, elevados, elevadas`,
    low: `bajo, baja, bajos, bajas, muy baj*, reducido, reducida, reducidos, reducidas`,
  },
  asMuch: { before: `tan, tanto, tanta, igual de`, after: `como, que` },
  by: `por`,
  leaves: `
    {cambié|cambiamos|cambiar|cambiarse de|sustituí|sustituimos|dejé|dejamos|abandoné|abandonamos} _ por, me fui de _ {por|y me|a},
    nos fuimos de _ {por|y nos|a},
    {cambié|cambiamos|cambió|cambiar|cambiarme|cambiarnos|me cambié|nos cambiamos|me pasé|nos pasamos|pasé|pasamos|migré|migramos} de _ a,
    {cambié|cambiamos|dejé|dejamos|hemos cambiado|he cambiado|sustituimos|sustituí|hemos dejado} _ por, cambiar _ por _ {fue|ha sido|es},
    dejamos, hemos dejado, he dejado, me fui, me he ido de, nos hemos ido de, me marché de, nos marchamos de, me he pasado de, me harté de,
    nos cambiamos de, me cambié de, cambiamos de, cambié de, nos pasamos de, pasamos de, me pasé de, migramos de, migré de, dejé, dejamos,
    abandonamos, abandoné, nos fuimos de, me fui de, pasarse de, pasarnos de, pasarme de, pasar de, paso de, cambiarse de, cambiarnos de,
    cambiar de, el cambio de, el salto de, la migración de, migrar de, dejar, cambiamos, cambié, hemos cambiado, he cambiado,
      {me mudé|nos mudamos|me fui|salté|saltamos|emigré|me trasladé|nos trasladamos|me vine|nos vinimos|volví|me moví} de _ a`,
  excess: `demasiado, demasiada, demasiados, demasiadas, excesivamente`,
  once: `
      prometió, prometieron, me prometieron, nos prometieron, nos había prometido, me habían prometido, nos habían prometido, habían prometido, había prometido, dicen que, se supone que, presumía de, presumían de, se las da de, van de, va de,
      prometía, prometían, antes era, antes eran, antaño, en su día, en su momento, en otros tiempos, tiempo atrás, en el pasado, solía ser, solían ser, fue en su día, hace años era,
      sobre el papel, en teoría,
      al principio, al inicio, en un principio, inicialmente, a primera vista, en sus buenos tiempos, era conocida por, era conocido por,
      érase una vez,
      presume de, presumen de, se vende como, se anuncia como, dice ser, asegura ser, se jacta de, alardea de, supuestamente, promete ser`,
  numbers: `
      un, una, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, quince, veinte, treinta, unos, unas, unos pocos,
      unas pocas, pocos, pocas, varios, varias, media, medio, apenas dos, apenas cinco, solo dos, solo unos, menos de un, menos de una,
      menos de dos, menos de cinco, dos o tres, más de un, más de dos, más de diez, un par de, el par de`,
  past: `
      era, eran, funcionaba, solía,
      fue, fueron`,
  now: `
      ahora, hoy en día, actualmente, últimamente, desde entonces, ya no, de un tiempo a esta parte, en los últimos meses,
      en los últimos años, hasta que, se ha vuelto, se volvió, se han vuelto, se ha convertido, ha pasado a, ha ido a peor, ha ido a menos,
      hoy,
      todo lo contrario, lo contrario, justo al revés, al revés, en la práctica, en realidad`,
  relatives: `
      que, quien, cuyo, cuya, donde, el cual, la cual`,
  circumstances: `
      cuando, en cuanto`,
  soon: `
      al instante, en pocos días, en unos días, en pocas horas, en pocos minutos, en cinco minutos, en cuestión de minutos, el mismo día,
      al día siguiente, al momento, en el acto, enseguida, cuestión de minutos, cuestión de horas, en minutos, en segundos, en # minutos,
      en # segundos, en menos de # minutos, en menos de # horas, en menos de una hora, en unos minutos, en apenas # minutos, en 24h,
      ese mismo día, a la mañana siguiente, en un par de días`,
  pair: {
    first: `el primero, la primera, el uno, la una`,
    second: `el segundo, la segunda, el otro, la otra, este último, esta última`,
  },
  those: `el de, la de, los de, las de, el del, la del`,
  mixed: `
    opiniones {son|están|} {muy|bastante|} {divididas|encontradas|contrapuestas|dispares|mixtas|enfrentadas}, opiniones divididas, opiniones encontradas, valoraciones {son|} {mixtas|dispares|desiguales}, reseñas mixtas, críticas mixtas, experiencias dispares, sentimientos encontrados, división de opiniones, divide {opiniones|a los clientes|a los usuarios}, arma de doble filo, luces y sombras, una de cal y otra de arena, agridulce, ambivalente*, polariza, hay de todo, se equilibran, opiniones sobre _ {son|están} {muy|bastante|} {divididas|encontradas|dispares|mixtas}, están {muy|bastante|} divididas`,
  replies: {
    asks: `debería, deberías, deberia, conviene, vale la pena, merece la pena, recomendable, fiable, de fiar, buena opción, buena idea, es buena, es bueno, confiable`,
    yes: `sí, sí claro, por supuesto, claro que sí, sin duda, desde luego, en general sí, más bien sí, rotundamente sí, totalmente`,
    no: `no, no realmente, más bien no, en absoluto, para nada, desde luego que no, rotundamente no, en general no, no mucho, lamentablemente no, por desgracia no, claro que no`,
  },
};
