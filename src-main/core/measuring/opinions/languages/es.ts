/** Words of opinion in Spanish, as reviewers in Spain and Latin America use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      excelent*, excepcional*, extraordinari*, fantástic*, fenomenal*, magnífic*, maravillos*, de maravilla, a las mil maravillas,
      espectacular*, estupend*, formidable*, genial, geniales, increíble*, impecable*, inmejorable*, insuperable*, insuperad*, imbatible*,
      inigualable*, impresionant*, perfect*, espléndid*, soberbi*, sobresalient*, brillant*, brilla por, brillan por, brilla en, una joya,
      una pasada, una maravilla, de lujo, de primera, de diez, matrícula de honor, va como la seda, funciona como un reloj,
      como un guante, encantad*, enamorad*, fascinad*, encant*, adoro, adoran, adoramos, chulísim*, brutal, alucinante*, de cine,
      buenísim*, rapidísim*, facilísim*, comodísim*, sencillísim*, clarísim*, utilísim*, bonísim*, baratísim*, completísim*, amabilísim*,
      lo mejor, el mejor, la mejor, los mejores, las mejores, el que mejor, la que mejor, los que mejor, las que mejor, sin rival,
      no tiene rival, no tienen rival, no tiene competencia, no tiene parangón, supera las expectativas, superó mis expectativas,
      superó nuestras expectativas, superó todas las expectativas, superan las expectativas, un acierto, todo un acierto, todo un lujo,
      más contentos, más contento, más contenta, más contentas, más satisfechos, más satisfecho, más satisfecha, líder indiscutible,
      imprescindible*, indispensable*, un encanto, premiad*, galardonad*, de referencia, mención especial`,
    plain: `buen, buena, buenas, bueno, buenos, bien, mejor valorad*, bien valorad*, bien hech*, bien diseñad*, bien pensad*, bien resuelt*, bonit*, precios*, elegant*, agradable*, amable*, atent*, cordial*, trato cercano, cercanía, profesional*, competent*, servicial*, eficaz, eficaces, eficazmente, eficient*, eficiencia, efectiv*, rápid*, rapidez, veloz, veloces, ágil*, agilidad, fluid*, fluidez, ligero, ligera, puntual, puntuales, puntualidad, fiable*, fiabilidad, confiable*, confiabilidad, de confianza, confianza, estable, estables, estabilidad, sólid*, solidez, robust*, robustez, muy seguro, más seguro, es seguro, segura, seguras, seguridad, duradero*, duradera*, resistent*, fácil, fáciles, fácilmente, facilidad, facilidades, sencill*, sencillez, simple de, simples de, simplifica*, intuitiv*, cómod*, comodidad, práctic*, útil, útiles, utilidad, clar*, claridad, limpi*, ordenad*, bien organizad*, complet*, versátil*, versatilidad, flexib*, potent*, potencia, escalable*, moderno, moderna, modernos, modernas, innovador*, innovación, puntero, puntera, avanzad*, vanguardia, a la última, personalizable*, barat*, económic*, asequible*, accesible*, competitiv*, ajustad*, a buen precio, buen precio, precio justo, rentable*, generos*, gratis y, transparente*, transparencia, honest*, honrad*, sin sorpresas, sin comisiones, sin papeleo, sin ataduras, sin poner pegas, sin trabas, cero papeleo, cero comisiones, permanencia cero, content*, satisfech*, satisfacción, satisfactori*, feliz, felices, me gusta, nos gusta, gusta mucho, gustan, gustado, gustó, disfrut*, valoran, valora positivamente, elogi*, alab*, aplaud*, destaca, destacan, destacar, destacad*, brilla, brillan, sobresale*, convence, convencen, conquista*, enamora*, sorprende gratamente, agradec*, acierta, aciertan, acertad*, apreciad*, aprecian, popular entre, querid*, reputad*, buena reputación, prestigi*, de calidad, alta calidad, gran calidad, buena calidad, vale la pena, valen la pena, cumple con creces, con creces, cumple lo que promete, cumplen lo que prometen, de verdad cumple, cumple su promesa, responde en minutos, responden en minutos, responde enseguida, responde siempre, siempre responde, resolutiv*, resolvieron, resuelven, resuelve rápido, solucionan, solucionaron, ahorra, ahorran, ahorramos, ahorrado, ahorré, ahorrar, ventaj*, punto fuerte, puntos fuertes, punto a favor, puntos a favor, a su favor, virtud*, acogedor*, deliciosa, delicioso, deliciosos, deliciosas, sabros*, exquisit*, rico, rica, ricos, ricas, riquísim*, fresco, fresca, frescos, frescas, silencios*, nítid*, luminos*, amplio, amplia, amplios, amplias, variedad, gran variedad, espacios*, gran, grandes ventajas, ideal, ideales, idóne*, adecuad*, al día, ha mejorado, han mejorado, mejora mucho, mejoró, mejoran mucho, tranquilidad, éxito, de fiar, cuidad*, pulid*, redond*, un placer, da gusto, exhaustiv*, detallad*, preciso, precisos, precisas, precisión, exacto, exacta, exactos, exactas, exactitud, productiv*, enriquece, solvent*, conveniente*, favorit*, preferid*, reconocid*, no cobra comisiones, dura todo el día, dura dos días, duran años, a la altura`,
    weak: `
      decent*, aceptabl*, pasable*, correct*, cumple, cumplen, cumplidor*, razonable*, apañad*, digno, digna, dignos, dignas, suficiente*,
      interesant*, prometedor*, facilita, facilitan, calidad, atractiv*, notable*, mejorad*, no está mal, no están mal, nada mal,
      bastante bien, resultón, resultona, válid*`,
  },
  blame: {
    strong: `
      pésim*, terrible*, horrible*, horroros*, horrendo*, horrenda*, espantos*, desastre*, desastros*, catastrófic*, catástrofe, nefast*,
      lamentable*, deplorable*, penoso*, penosa*, vergonzos*, vergüenza, una vergüenza, de vergüenza ajena, indignant*, inaceptabl*,
      intolerable*, insoportable*, inservible*, inútil*, inutilizable*, basura, porquería, mierda, estafa*, timo, timan, fraude total,
      robo, un robo, atraco, sablazo, engañ*, mentir*, tomadura de pelo, pesadilla*, infierno, calvario, un horror, un asco, asco,
      asqueros*, repugnant*, una tortura, tortura, odio, odian, odiamos, detest*, lo peor, el peor, la peor, los peores, las peores,
      fatal, fatales, imposible de, imposibles de, fracas*, abusiv*, abuso*, desorbitad*, carísim*, lentísim*, malísim*, complicadísim*,
      prohibitiv*, nunca más, jamás volveré, no volveré, huyan, huye de, peligros*, negligent*, negligencia, un fiasco, fiasco, chapuza*,
      ruinos*, ladrones`,
    plain: `mal, mala, malas, malo, malos, lent*, lentitud, inestable*, inestabilidad, poco estable*, poco útil*, poco segur*, inseguro*, insegura*, vulnerable, vulnerables, frágil, frágiles, endeble*, caro, cara, caros, caras, costos*, excesiv*, inflad*, encarec*, sube los precios, subió los precios, subidas de precio, cobros indebidos, cobra de más, cobran de más, comisiones ocultas, costes ocultos, costos ocultos, cargos ocultos, te cobran hasta, difícil, difíciles, dificult*, complicad*, complica, complicación, complicaciones, demasiado complej*, es complejo, es compleja, resulta complejo, resulta compleja, muy compleja, muy complejo, complejidad, enrevesad*, engorr*, farragos*, confus*, confunde*, lios*, un lío, caótic*, caos, desordenad*, incómod*, tedios*, pesad*, molest*, irritant*, frustrant*, frustra*, desesperant*, desesper*, agotador*, aburr*, soso, sosa, sosos, sosas, feo, fea, feos, feas, suci*, ruidos*, viej*, anticuad*, obsolet*, desfasad*, desactualizad*, rancio, rancia, pobre, pobres, escas*, escasez, insuficient*, limitad*, limitacion*, incomplet*, se queda corto, se queda corta, se quedan cortos, se quedan cortas, se queda muy corto, se queda muy corta, se queda anticuad*, se queda atrás, se ha quedado atrás, deficient*, deficiencia*, defectuos*, defecto*, rot*, se rompe, se rompió, se rompen, se raya, se rayan, falla, fallan, fallo, fallos, fallado, fallaba, falló, fallando, error, errores, bug, bugs, problema*, problemátic*, incidencia*, avería*, averiad*, cae, caída, caídas, se cae, se caen, corte, cortes, se corta, se cuelga*, se colgó, cuelgues, se bloquea*, bloqueos, se cierra sola, se cierra solo, se congela*, se calienta*, se calientan, pierde datos, pierde los, pierde la, perdieron, perdió mi, perdid*, retras*, demor*, tarda*, tardó, tarde, esperas, eternas, interminable*, cola, nadie contesta, nadie responde, no contesta*, no responde*, sin respuesta, nadie supo, nadie ayuda, nunca llega*, no llega, no llegan, excusas, ignor*, descortés, desatent*, malas caras, borde, bordes, antipátic*, grosero*, grosera*, maleducad*, frío, fría, impersonal*, incompetent*, incompetencia, ineficaz, ineficaces, ineficient*, ineficiencia, inflexible*, rígid*, opac*, turbi*, dudos*, sospechos*, trampa*, trampos*, letra pequeña, quej*, critica, critican, criticad*, criticas, críticas, reclamaciones, lament*, arrepiento, arrepentid*, arrepentimos, decepcion*, defraud*, desilusion*, insatisfech*, descontent*, disgust*, harto, harta, hartos, hartas, cansad*, preocupant*, preocupa, deja mucho que desear, dejan mucho que desear, deja que desear, dejan que desear, deja bastante que desear, flojo, floja, flojos, flojas, flojea*, flaquea*, cojea*, debil*, débil*, punto débil, puntos débiles, desventaj*, inconvenient*, pega, pegas, carencia*, carece*, falta de, echo de menos, echamos de menos, se echa en falta, se echa de menos, de mal en peor, ha empeorado, empeor*, va a peor, cada vez peor, cuesta entender, cuesta mucho, no vale, en declive, un engorro, engorro, dolor de cabeza, dolores de cabeza, quebradero*, una lata, un rollo, una carga, un suplicio, hace aguas, deja tirado, dejó tirad*, dejan tirad*, me dejó, nos dejó tirad*, sin soporte, sin atención, imprecis*, inexact*, borros*, oscur*, insípid*, grasient*, estrecho, estrechos, estrechas, incoherent*, inconsistent*, arriesgad*, baja calidad, mala calidad, de mala calidad, agresiv*, invasiv*, intrusiv*, perdiendo, no resuelve*, no soluciona*, no ayuda*, no sirve, no sirven, no sirvió, sin motivo, sin explicación, sin razón, sin avisar, sin previo aviso, demasiado larg*, demasiado pequeñ*, demasiado grande*, demasiado tarde, oculto, oculta, ocultos, ocultas`,
    weak: `
      mediocre*, mejorable*, regular*, irregular*, justito, justita, básico, básica, básicos, básicas, discret*, normalit*, algo caro,
      algo cara, pesa un poco, echar de menos, podría mejorar, podrían mejorar, se podría mejorar, margen de mejora, tibi*, simplón,
      simplona`,
  },
  negations: `no, ni, nunca, jamás, sin, nada, ningún, ninguno, ninguna, tampoco, apenas, nadie, poco, poca, cero, lejos de, falto de, falta de, carece de, carecen de, en absoluto, para nada, en modo alguno, de ningún modo, absolutamente nada, en ningún momento`,
  negationsAfter: `nulo, nula, nulos, nulas, brilla por su ausencia, brillan por su ausencia, inexistente, inexistentes`,
  intensifiers: `muy, mucho, muchísimo, súper, super, realmente, extremadamente, tremendamente, sumamente, verdaderamente, absolutamente, totalmente, completamente, increíblemente, especialmente, sobre todo, bastante más, tan, de verdad, enormemente, notablemente, con diferencia, de lejos, siempre, constantemente, continuamente, cada dos por tres, a menudo, auténtico, auténtica, verdadero, verdadera, clarísimamente, claramente`,
  diminishers: `
    algo, un poco, un tanto, un pelín, ligeramente, relativamente, más o menos, en parte, a veces, de vez en cuando, puntualmente,
    en general, medianamente, moderadamente`,
  contrasts: `
    pero, sin embargo, no obstante, en cambio, aunque, si bien, mientras que, mientras, por el contrario, por contra, eso sí, ahora bien,
    con todo, a pesar de, pese a, sino, por otro lado, por otra parte, en contraste, salvo que, excepto que`,
  comparison: {
    better: `mejor, mejores, superior, superiores`,
    worse: `peor, peores, inferior, inferiores`,
    more: `más`,
    less: `menos`,
    standardBefore: `
      que, que la de, que el de, que los de, que las de, que con, que en, comparado con, comparada con, comparados con, comparadas con,
      en comparación con, en comparación a, frente a, respecto a, respecto de, con respecto a, al lado de, en relación con,
      de lo que ofrece`,
    standardAfter: ``,
    beats: `
      supera a, superan a, superó a, supera con creces a, supera ampliamente a, supera claramente a, superan con creces a, superar a,
      aventaja a, aventajan a, gana a, le gana a, ganan a, le gana la partida a, gana por goleada a, bate a, baten a, vence a, derrota a,
      adelanta a, deja atrás a, dejan atrás a, saca ventaja a, le saca ventaja a, le da mil vueltas a, da mil vueltas a,
      le da cien vueltas a, se impone a, se impone sobre, eclipsa a, arrasa a, superior a, superiores a, por delante de, por encima de,
      le come el terreno a, mejora a`,
    losesTo: `
      por detrás de, por debajo de, inferior a, inferiores a, a la zaga de, pierde frente a, pierde contra, pierde ante,
      sale perdiendo frente a, sale perdiendo ante, sale perdiendo con, superada por, superado por, no está a la altura de,
      no están a la altura de, no llega al nivel de, no alcanza a, no alcanza el nivel de, no puede competir con, no pueden competir con,
      no tiene nada que hacer frente a, no tiene nada que hacer contra, no es rival para, nada que ver con, envidia a, lejos de`,
    unlike: `a diferencia de, al contrario que, al contrario de, en contraste con, contrariamente a, no como`,
    preferred: `prefiero, prefieren, preferimos, preferiría, preferí, preferible, me quedo con, nos quedamos con, quédate con, opto por, elegiría, escogería, optamos por, me decanto por, nos decantamos por, prefiere, mejor quedarse con`,
    over: `antes que, a, en lugar de, en vez de, frente a, por encima de, sobre, y no, que`,
    alternativeTo: `
      alternativa a, alternativas a, alternativa frente a, sustituto de, sustituta de, sustitutos de, reemplazo de, reemplazo para,
      recambio de`,
    same: `
      igual que, al nivel de, a la par de, a la par que, comparable a, comparables a, a la altura de, equivalente a, parecido a,
      similar a, similares a, tanto como, lo mismo que, empatan, empate`,
  },
  advice: {
    for: `
      recomend*, aconsej*, recomiendo, recomiendan, recomienda, recomendamos, merece la pena, merecen la pena, vale la pena,
      vale cada euro, vale cada céntimo, vale cada peso, ve a por, apuesta por, apuesta segura, opción segura, nuestra elección,
      primera opción, mejor opción, mejor elección, buena opción, buena elección, gran opción, gran elección, elección ideal,
      opción ideal, quédate con, quedaos con, no te equivocas, no te equivocarás, no se equivocará, acertarás, acertarás con,
      dale una oportunidad, un must, no lo dudes, lánzate, a ojos cerrados, sin dudarlo, repetiré, repetiremos, volvería a, volveré a,
      volveremos`,
    against: `
      desaconsej*, evita, evitan, evítala, evítalo, evitar a, evitaría, evitad, eviten, mantente lejos, mantendría lejos,
      mantenerse lejos, manténgase lejos, aléjate, alejarse de, aléjese, alejaría, huye, huir de, huid, huiría, ni se te ocurra,
      ni lo intentes, no merece la pena, no merecen la pena, no vale la pena, no valen la pena, no vale lo que cuesta,
      no valen lo que cuestan, no te lo recomiendo, no la recomiendo, no lo recomiendo, no contrates, no contraten, no compren,
      no compres, no perdáis el tiempo, no pierdas el tiempo, no malgastes, mejor buscar otra, mejor busca otra, busca otra cosa,
      busque otra opción, ojo con, cuidado con, ten cuidado con, dar de baja, me di de baja, nos dimos de baja, pensaría dos veces,
      piénsatelo dos veces, piénselo dos veces`,
  },
  pros: `
    pros, a favor, ventajas, ventaja, puntos fuertes, puntos a favor, fortalezas, lo mejor, lo bueno, lo positivo, aspectos positivos,
    qué nos gusta, qué me gusta, lo que nos gusta, lo que me gusta, lo que más nos gusta, lo que gusta, virtudes, beneficios, nos gusta,
    me gusta`,
  cons: `
    contras, en contra, desventajas, desventaja, inconvenientes, inconveniente, puntos débiles, puntos flacos, puntos en contra,
    debilidades, lo peor, lo malo, lo negativo, aspectos negativos, qué no nos gusta, qué no me gusta, lo que no nos gusta,
    lo que no me gusta, lo que menos nos gusta, lo que no gusta, limitaciones, pegas, defectos, a mejorar, aspectos a mejorar,
    no nos gusta, no me gusta`,
  about: `es, son, está, están, tiene, tienen, ofrece, ofrecen, resulta, permite, su, sus, él, ella, ellos, ellas, este, esta, esto, el servicio, la herramienta, la plataforma, la aplicación, la app, la empresa, la compañía, la marca, el programa, el software, el producto, el banco, la tienda, el hotel, la aseguradora, la operadora, la aerolínea, el restaurante, el equipo, el soporte, la atención, lo mejor, lo peor, además, también, eso sí, por desgracia, por suerte, sin embargo, no obstante`,
  solves: `
    previene, previenen, prevenir, evita, evitan, evitar, protege contra, protege de, protege frente a, protegen contra, proteger,
    protección contra, protección frente a, combate, combatir, combaten, lucha contra, acaba con, acaban con, acabar con, elimina,
    eliminan, eliminar, reduce, reducen, reducir, minimiza, minimizar, detecta, detectan, detectar, detección de, bloquea, bloquean,
    bloquear, soluciona problemas, resuelve problemas, gestionar, gestiona, gestión de, seguimiento de, ayuda con, ayuda contra, alivia,
    corrige, corregir, diagnóstico de, diagnóstico del, tratamiento de, tratamiento del, contra, frente al, control de, análisis de,
    registro de, aviso de, avisa de, alerta de, cobertura de, seguro de`,
  neutralPhrases: `
    plan gratuito, versión gratuita, prueba gratuita, buenas prácticas, mejores prácticas, a lo mejor, mejor dicho, disco duro,
    ruta crítica, datos críticos, software libre, más o menos, tarde o temprano, por la tarde, de la tarde, más tarde,
    en el peor de los casos, en el mejor de los casos, cara a cara, de cara a, cada cara, código abierto, buenos días, buenas tardes,
    al alcance, gran parte, en gran medida, gran bretaña, grandes empresas, gran empresa, gran consumo, calidad del aire,
    control de calidad, seguridad social, seguro de, seguro médico, seguro del hogar, seguro a, compañía de seguros, seguros,
    por supuesto, claro que, está claro que, tarifa plana, alta velocidad, tren de alta velocidad, gran tamaño, ni bueno ni malo,
    ni buena ni mala, ni buenos ni malos, ni fu ni fa, luces y sombras, luces y sus sombras, sus más y sus menos, del montón, sin más,
    sin destacar, sin pena ni gloria, sin ser nada del otro mundo, no destaca ni, coste fijo, corte inglés, bien de consumo, bienes,
    bienestar, en regla, regular el, seguridad informática, seguridad vial, ventaja fiscal, ventajas fiscales, mejores herramientas,
    mejores plataformas, mejores opciones, mejores alternativas, mejores bancos, mejores seguros, mejores apps, mejores aplicaciones,
    mejores hoteles, mejores marcas, mejores programas, precio medio, facilidades de pago, problema de salud, pobreza energética,
    mala hierba, error humano, aire acondicionado, gratis, puerto rico, costa rica, modo oscuro, plan básico, versión básica,
    paquete básico, sociedad limitada, responsabilidad limitada, edición limitada, cuenta de ahorro, cuentas de ahorro,
    problemas de salud, segura de sí`,
  aspects: {
    price: `
      precio*, tarifa*, cuota*, coste*, costo*, cuesta, comision*, carísim*, caro, cara, caros, caras, barat*, económic*, asequible*,
      calidad-precio, relación calidad-precio, presupuesto, factura, facturas, cobr*, rentable*, ahorr*, descuento*, suscripción, dinero`,
    support: `soporte, atención al cliente, atención, servicio al cliente, asistencia, ayuda, asesor*, agente*, teléfono, llamad*, contesta*, responde*, respuesta*, trato, amable*, personal, empleados, gestor, reclamacion*, devolucion*, devolver, reembols*`,
    ease: `
      facilidad, fácil, fáciles, sencill*, intuitiv*, interfaz, usabilidad, cómod*, complicad*, difícil*, configura*, instala*, aprend*,
      curva de aprendizaje, navegación, confus*, engorr*, usar, manejo, diseño, alta`,
    reliability: `fiab*, confiab*, estab*, inestab*, falla, fallan, fallo*, error*, caída*, se cae, se cuelga*, se bloquea*, cortes, segur*, robust*, averí*, puntual*, retras*, durader*, batería, cobertura, conexión, rot*, lent*, rápid*, rendimiento, velocidad, vuelo*, envío*, entrega*, pedido*, paquete*, maleta*`,
    features: `función, funciones, funcionalidad*, característica*, integracion*, herramientas, plantilla*, informe*, opciones, prestacion*, completo, completa, potent*, versátil*, personaliza*, módulo*, catálogo, variedad, surtido, pantalla, cámara, panel, habitaci*, desayuno, comida, plato*, cama*, coberturas`,
  },
  and: `y, e, o, u, ni, así como, además de, junto con, igual que`,
  conditions: `si, siempre que, en caso de que, a menos que, salvo que, como si, quizá, quizás, tal vez`,
  levels: {
    high: `alto, alta, altos, altas, muy alt*, elevado, elevada, elevados, elevadas`,
    low: `bajo, baja, bajos, bajas, muy baj*, reducido, reducida, reducidos, reducidas`,
  },
  asMuch: { before: `tan, tanto, tanta, igual de`, after: `como, que` },
  by: `por`,
  leaves: `nos cambiamos de, me cambié de, cambiamos de, cambié de, nos pasamos de, pasamos de, me pasé de, migramos de, migré de, dejé, dejamos, abandonamos, abandoné, nos fuimos de, me fui de`,
  excess: `demasiado, demasiada, demasiados, demasiadas, excesivamente`,
};
