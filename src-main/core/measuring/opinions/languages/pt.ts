/** Words of opinion in Portuguese, as reviewers in Brazil and Portugal use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';

export const WORDS: OpinionWords = {
  praise: {
    strong: `
      excelent*, excecional, excecionais, excepcional, excepcionais, extraordinári*, fantástic*, fenomenal, fenomenais, maravilh*,
      magnífic*, espetacular*, espectacular*, estupend*, formidáve*, genial, geniais, incríve*, impecáve*, imbatíve*, insuperáve*,
      inigualáve*, irrepreensíve*, impressionant*, perfeit*, perfeição, esplêndid*, soberb*, sensacional, sensacionais, brilhant*, brilha,
      brilham, notáve*, exemplar, exemplares, sublime*, top, top de linha, topo de gama, show de bola, um show, nota dez, nota 10,
      nota mil, mil vezes, de primeira, de primeira linha, cinco estrelas, de outro mundo, do melhor, o melhor, a melhor, os melhores,
      as melhores, ótim*, óptim*, bom demais, boa demais, muito bom, muito boa, sem igual, sem rival, sem concorrência, não tem rival,
      não tem igual, uma maravilha, um espetáculo, uma joia, uma pérola, uma delícia, uma mão na roda, mão na roda, um achado, um luxo,
      encant*, apaixonad*, apaixon*, fascin*, adoro, adora, adoram, adorei, adoramos, adoráve*, amei, amamos, arrasa, arrasou,
      superou as expectativas, superou todas as, superou as nossas expectativas, superou minhas expectativas,
      superou as minhas expectativas, supera as expectativas, superam as expectativas, acima das expectativas, só elogios, indispensáve*,
      imprescindíve*, premiad*, rapidíssim*, facílim*, facilíssim*, lindíssim*, baratíssim*, completíssim*, utilíssim*`,
    plain: `bom, boa, bons, boas, bem, bonit*, lind*, bel, belo, bela, belos, belas, elegant*, agradáve*, simpátic*, amáve*, gentil, gentis, gentileza, cordia*, educado, educada, educados, atencios*, prestativ*, prestáve*, prestável, solícit*, profissional, profissionais, profissionalismo, competent*, competência, eficaz, eficazes, eficient*, eficiência, rápid*, rapidez, veloz, velozes, ágil, ágeis, agilidade, agiliza*, fluid*, fluidez, num instante, pontual, pontuais, pontualidade, antes do prazo, dentro do prazo, no prazo, fiáve*, fiabilidade, confiáve*, confiabilidade, de confiança, confiança, confio, confiam, estáve*, estabilidade, sólid*, solidez, robust*, robustez, muito seguro, mais seguro, é seguro, segura, seguras, segurança, resistent*, duráve*, duradour*, fácil, fáceis, facilmente, facilidade, facilidades, simples de, simples e, simplicidade, simplific*, intuitiv*, amigáve*, prático, prática, práticos, práticas e, praticidade, cómod*, cômod*, comodidade, confortáve*, conforto, útil, úteis, clar*, clareza, limpo, limpa, limpos, limpas, bem feit*, bem organizad*, bem pensad*, bem desenhad*, bem estruturad*, bem avaliad*, complet*, versáti*, versatilidade, flexíve*, flexibilidade, potent*, poderos*, potência, escaláve*, modern*, inovador*, inovação, avançad*, de ponta, personalizáve*, precisão, muito preciso, muito precisa, detalhad*, abrangent*, organizad*, nítid*, leve, leves, silencios*, espaços*, amplo, ampla, amplos, amplas, variad*, variedade, saboros*, delicios*, fresquinh*, acolhedor*, aconchegant*, barat*, económic*, econômic*, acessíve*, em conta, competitiv*, preço justo, preços justos, bom preço, bons preços, custo-benefício, rentáve*, vantajos*, vantagem, vantagens, generos*, transparent*, transparência, honest*, sério, séria, sem taxas, sem complicações, sem complicação, sem surpresas, sem fidelização, sem fidelidade, nada de mal a dizer, não tenho queixas, não tenho razão de queixa, satisfeit*, satisfação, satisfatóri*, content*, feliz, felizes, alegri*, gosto, gostei, gostam, gostamos, gosta, curti, elogi*, louv*, aplaud*, apreci*, valoriz*, agrada, agradam, agradou, conquist*, cativ*, surpreende pela, surpreendeu pela, surpreendeu positivamente, convence, convencem, destaca-se, destacam-se, se destaca, se destacam, destaca, destacam, destaque, destaques, sobressai, sobressaem, acerta, acertou, acertam, bem-sucedid*, cumpre o que promete, cumprem o que prometem, entrega o que promete, cumpre, não deixa ninguém na mão, resolve tudo, resolve rápido, resolveu, resolveram, resolve em, resolvem, responde rápido, responde em segundos, responde em minutos, responde sempre, resposta rápida, poupa, poupam, poupei, poupamos, economiza*, economizei, economizamos, referência, de qualidade, alta qualidade, boa qualidade, grande qualidade, qualidade superior, merece*, merecid*, ponto forte, pontos fortes, ponto alto, trunfo*, virtude*, diferencial, ideal, ideais, perfeita para, adequad*, favorit*, preferid*, queridinh*, reputação, conceituad*, prestigiad*, reconhecid*, respeitad*, melhorou, melhoraram, melhorou muito, evoluiu, evoluíram, melhora muito, sossego, tranquil*, tranquilidade, paz de espírito, correu tudo bem, correu bem, trata bem, tratam bem, caprichad*, cuidad*, carinho, muito legal, bem legal, super legal, bacana, da hora, fixe, porreir*, impec, em dia, atualizad*, popular entre, sucesso, rende mais, não cobra tarifas, não cobra taxas, não cobra anuidade, não cobra comissões, não cobra comissão, dura o dia inteiro, dura o dia todo, dura dias, aguenta o dia todo`,
    weak: `
      decent*, aceitáve*, razoáve*, razoavelmente, passáve*, corret*, satisfatori*, suficient*, interessant*, promissor*, jeitos*,
      cumpridor*, nada mau, nada má, não é mau, não é má, dá para o gasto, dá pro gasto, quebra o galho, quebra um galho, desenrasca,
      facilita, facilitam, atraent*, atrativ*, válid*`,
  },
  blame: {
    strong: `
      péssim*, terríve*, horríve*, horroros*, pavoros*, medonh*, desastre*, desastros*, catastrófic*, catástrofe, lamentáve*, deploráve*,
      vergonhos*, vergonha, uma vergonha, inaceitáve*, inadmissíve*, intoleráve*, insuportáve*, inútil, inúteis, inutilizáve*,
      imprestáve*, lixo, porcaria, merda, bosta, uma droga, furada, uma furada, cilada, roubada, golpe, golpistas, fraude total, burla,
      burlão, burlões, aldrab*, vigaric*, vigarist*, enganad*, enganam, enganosa, enganoso, engano, mentir*, mentem, roubo, um roubo,
      roubam, assalto, pesadelo*, inferno, tormento, martírio, um horror, nojo, nojent*, odeio, odeiam, odiei, detest*, o pior, a pior,
      os piores, as piores, fracass*, fiasco, palhaçada, falta de respeito, desrespeit*, descaso, abusiv*, abuso, exorbitant*, caríssim*,
      lentíssim*, absurd*, nunca mais, jamais volto, não presta, não prestam, não vale nada, perigos*, uma decepção, negligên*, caos,
      caótic*, um caos`,
    plain: `mau, má, maus, más, mal, ruim, ruins, fraco, fraca, fracos, fracas, lent*, lentidão, demor*, demorad*, instáve*, instabilidade, pouco prátic*, inseguro, insegura, inseguros, insegurança, vulneráve*, frágil, frágeis, caro, cara, caros, caras, custoso, custosa, salgad*, excessiv*, inflacionad*, cobrou duas vezes, cobrança indevida, cobranças indevidas, cobra a mais, cobraram a mais, taxas escondidas, taxas ocultas, custos escondidos, custos ocultos, difícil, difíceis, dificuldade*, dificult*, complicad*, complica, complexidade, demasiado complex*, muito complex*, confus*, confunde*, confusão, bagunça*, bagunçad*, desorganizad*, incómod*, incômod*, tedios*, aborrecid*, aborrec*, chato, chata, chatos, chatas, maçador*, cansativ*, irritant*, irrita, frustrant*, frustr*, desesper*, feio, feia, feios, feias, suj*, sujidade, barulhent*, barulho, ensurdecedor*, velho, velha, antiquad*, ultrapassad*, obsolet*, desatualizad*, defasad*, desfasad*, parou no tempo, pararam no tempo, pobre, pobres, escass*, insuficient*, limitad*, limitaç*, incomplet*, deficient*, deficiência*, defeituos*, defeito*, com defeito, avaria*, avariad*, estragad*, quebra, quebram, quebrou, quebrad*, parte-se, partiu-se, minúscul*, apertad*, desbot*, falha, falham, falhas, falhou, falharam, falhado, erro, erros, errad*, bug, bugs, bugad*, problema*, problemátic*, trava, travam, travou, travando, travament*, bloqueia contas, bloquearam, bloqueou, fora do ar, cai, caem, caiu, queda, quedas, congela, congelam, some, somem, sumiu, sumiram, perde dados, perdeu, perderam, extravi*, aquece, aquecem, sobreaquec*, superaquec*, esquenta*, desliga sozinh*, fecha sozinh*, atras*, fila, filas, à espera, tempo de espera, interminá*, intermináve*, infinit*, burocrac*, burocrátic*, ninguém atende, ninguém responde, ninguém resolve, não atende, não atendem, não responde, não respondem, nem responde, nem respondem, não respondeu, não responderam, sem resposta, não resolve, não resolvem nada, se recusa, recusa-se, recusou, recusaram, ignor*, não chega, não chegou, não chegam, nunca chegou, nunca chega, desculpas esfarrapadas, mal-educad*, mal educad*, mal-humorad*, grosseir*, rude, rudes, antipátic*, arrogant*, frio, fria, frios, frias, incompetent*, incompetência, ineficaz, ineficazes, ineficient*, ineficiência, despreparad*, desinteress*, inexistente*, trata mal, tratam mal, maltrat*, inflexíve*, rígid*, opac*, duvidos*, suspeit*, desonest*, letra miúda, letras miúdas, armadilha*, pegadinha*, reclam*, queixa, queixas, queixam-se, se queixam, critica, criticam, críticas, criticad*, lament*, arrependo, arrependi, arrependid*, arrependimento, decepcion*, dececion*, desapont*, desilu*, insatisfeit*, insatisfação, descontent*, chatead*, farto, farta, fartos, fartas, cansad*, desagradáve*, desagrad*, preocupant*, deixa a desejar, deixam a desejar, deixou a desejar, deixa muito a desejar, deixam muito a desejar, aquém, fica aquém, ficou aquém, deixa na mão, deixou na mão, deixam na mão, deixou-me na mão, deixa ficar mal, ponto fraco, pontos fracos, desvantag*, inconvenient*, carece*, falta de, faltam, peca, pecam, piorou, pioraram, piora, pioram, piorar, piorando, cada vez pior, de mal a pior, retrocess*, dor de cabeça, dores de cabeça, só dá dor de cabeça, transtorn*, chatice, seca, uma seca, estress*, stress, afugent*, má qualidade, baixa qualidade, de má qualidade, plástico barato, insosso, insossa, sem sabor, gorduros*, invasiv*, intrusiv*, imprecis*, inexat*, oscila, oscilam, perda de tempo, não funciona, não funcionam, não funcionou, mal funciona, inconsistent*, a apontar, sem motivo, sem razão, sem aviso, sem explicação, sem avisar, demasiado long*, longo demais, pequeno demais, oculto, oculta, ocultos, ocultas, escondido, escondida, escondidos, escondidas`,
    weak: `
      medíocre*, median*, irregular*, básico demais, básica demais, pode melhorar, possa melhorar, podia melhorar, podia ser melhor,
      poderia ser melhor, poderia melhorar, poderiam melhorar, a melhorar, um pouco curto, um pouco car*, mais ou menos, meia-boca,
      meia boca, morn*, sem graça, banal, banais`,
  },
  negations: `não, nem, nunca, jamais, sem, nada, nenhum, nenhuma, tampouco, tão-pouco, ninguém, pouco, pouca, zero, longe de, falta de, carece de, deixou de ser, deixa de ser, de jeito nenhum, de forma alguma, de modo algum, nem um pouco, de maneira nenhuma`,
  negationsAfter: `nulo, nula, inexistente, inexistentes`,
  intensifiers: `muito, muita, muitíssimo, super, mega, bem, realmente, extremamente, imensamente, incrivelmente, tremendamente, verdadeiramente, absolutamente, totalmente, completamente, especialmente, sobretudo, principalmente, demais, tão, bastante, imenso, de longe, de verdade, claramente, nitidamente, sempre, constantemente, constante, constantes, o tempo todo, frequentemente, autêntico, autêntica, verdadeiro, verdadeira, cheio de, cheia de`,
  diminishers: `
    algo, um pouco, um pouquinho, um tanto, ligeiramente, levemente, relativamente, mais ou menos, em parte, às vezes, por vezes,
    de vez em quando, no geral, em geral, minimamente, meio`,
  contrasts: `
    mas, porém, contudo, todavia, no entanto, entretanto, embora, apesar de, apesar da, apesar do, ainda que, mesmo que, se bem que,
    enquanto, enquanto que, ao passo que, por outro lado, em contrapartida, em contraste, pelo contrário, já, só que, senão, infelizmente,
    não obstante`,
  comparison: {
    better: `melhor, melhores, superior, superiores`,
    worse: `pior, piores, inferior, inferiores`,
    more: `mais`,
    less: `menos`,
    standardBefore: `
      que, do que, que a, que o, do que a, do que o, quanto, como, comparado com, comparada com, comparado a, comparada a, comparado à,
      comparada à, comparados com, em comparação com, em comparação a, em comparação à, em relação a, em relação à, em relação ao, face a,
      face à, face ao, frente a, frente à, frente ao, perto de, perto da, perto do, ao lado de, ao lado da, ao lado do`,
    standardAfter: ``,
    beats: `
      supera a, supera o, superam a, superam o, superou a, supera, superam, ultrapassa, ultrapassam, bate a, bate o, bate, batem, vence,
      vencem, venceu, ganha da, ganha do, ganha à, ganha ao, ganha de, derrota, desbanca, desbancam, dá de dez em, dá de dez a zero,
      dá um banho na, dá um banho no, dá uma surra na, deixa para trás, leva a melhor sobre, leva vantagem sobre, superior à, superior ao,
      superior a, superiores à, superiores ao, à frente da, à frente do, à frente de, acima da, acima do, destrona, eclipsa, goleia,
      deixa a, deixa o`,
    losesTo: `
      atrás da, atrás do, atrás de, abaixo da, abaixo do, inferior à, inferior ao, inferior a, inferiores à, inferiores ao, perde para,
      perde da, perde do, perdem para, perde frente à, sai perdendo para, sai a perder face à, fica a dever à, fica devendo à,
      não chega aos calcanhares da, não chega aos calcanhares do, não chega aos pés da, não chega aos pés do, não chega aos pés de,
      não se compara à, não se compara ao, não se compara com, não está à altura da, não está à altura do, não está à altura de, aquém da,
      aquém do, não bate, não supera, não compete com, não consegue competir com, superada pela, superado pela, superada pelo,
      superado pelo, ultrapassada pela, ultrapassado pelo, sai perdendo, sai a perder, fica a perder`,
    unlike: `
      ao contrário da, ao contrário do, ao contrário de, diferentemente da, diferentemente do, diferentemente de, diferente da,
      diferente do, à diferença da, à diferença do, em contraste com, contrariamente à, contrariamente ao`,
    preferred: `prefiro, preferimos, prefere, preferem, preferi, preferiria, preferível, escolheria, optaria, fico com, ficamos com`,
    over: `à, ao, a, em vez da, em vez do, em vez de, ao invés da, ao invés do, ao invés de, em lugar de, do que, e não, que`,
    alternativeTo: `
      alternativa à, alternativa ao, alternativa a, alternativas à, alternativas ao, substituto da, substituto do, substituta da,
      substituta do, substituto para, substituir a, substituir o`,
    same: `
      igual à, igual ao, tanto quanto, ao nível da, ao nível do, no mesmo nível, à altura da, à altura do, comparável à, comparável ao,
      equivalente à, equivalente ao, semelhante à, semelhante ao, parecido com, parecida com, empate, empatam, par a par com`,
  },
  advice: {
    for: `
      recomend*, recomendo, aconselh*, aconselho, indico, indicamos, super indico, vale a pena, valem a pena, vale cada centavo,
      vale cada cêntimo, vale cada euro, vale o investimento, vale o preço, compensa, compensam, vá de, vai de, vá com, vai com a,
      aposte na, aposte no, aposta segura, aposta certa, escolha certa, opção segura, boa opção, boa escolha, ótima opção, ótima escolha,
      melhor opção, melhor escolha, nossa escolha, a nossa escolha, primeira escolha, compre na, compre a, compre o, comprem, escolha a,
      experimente a, experimente o, não hesite, não hesitem, sem hesitar, pode confiar, pode ir sem medo, sem medo, de olhos fechados,
      não se vai arrepender, não vai se arrepender, não me arrependo, não nos arrependemos, não te arrependes, não tem erro, voltarei,
      voltaria, volto a comprar, voltarei a comprar`,
    against: `
      desaconselh*, evite, evitem, evita a, evitar a, evitar o, evitaria, evito, fuja, fujam, fugir, fujo, foge, corra da, corra do,
      passe longe, passem longe, mantenha distância, mantenha-se longe, fique longe, fiquem longe, afaste-se, cuidado com, atenção com,
      não caia, não caiam, não compre, não comprem, não contrate, não contratem, não perca tempo, não perca seu tempo,
      não perca o seu tempo, não percam tempo, não gaste, não vale a pena, não valem a pena, não vale o preço, não vale o que custa,
      não vale o investimento, não compensa, não compensam, não recomendo, não recomendaria, não recomendamos, não aconselho,
      não aconselharia, não indico, não indicaria, pense duas vezes, procure outra, procurem outra, procure alternativa*, nem pensar,
      nem de graça`,
  },
  pros: `
    prós, pró, a favor, vantagens, vantagem, pontos fortes, pontos positivos, positivos, positivo, o melhor, o que gostamos, o que gostei,
    do que gostamos, o que agrada, o que há de bom, o lado bom, qualidades, benefícios, pontos altos, gostamos`,
  cons: `
    contras, contra, desvantagens, desvantagem, pontos fracos, pontos negativos, negativos, negativo, o pior, o que não gostamos,
    o que não gostei, do que não gostamos, o que desagrada, o que há de mau, o lado ruim, o lado mau, limitações, inconvenientes,
    defeitos, fraquezas, a melhorar, pontos a melhorar, pontos baixos, não gostamos`,
  about: `ela, ele, elas, eles, é, são, está, estão, tem, têm, oferece, oferecem, permite, sua, seu, suas, seus, dela, dele, esta, este, essa, esse, isso, isto, a ferramenta, a plataforma, o serviço, o aplicativo, a aplicação, a app, o app, o programa, o software, o produto, a empresa, a companhia, a marca, o banco, a loja, o site, o hotel, o restaurante, a operadora, a seguradora, a equipe, a equipa, o suporte, o apoio, o atendimento, o pessoal, desde então, além disso, também, infelizmente, felizmente, o melhor, o pior, até agora, no entanto, entretanto, porém, contudo, já, mas`,
  solves: `
    previne, previnem, prevenir, evita, evitam, evitar, protege contra, protegem contra, proteger, protege de, proteção contra, combate,
    combatem, combater, luta contra, acaba com, acabam com, acabar com, elimina, eliminam, eliminar, reduz, reduzem, reduzir, redução de,
    minimiza, minimizar, diminui, diminuir, deteta, detecta, detectam, detectar, detetar, deteção de, detecção de, bloqueia, bloqueiam,
    bloquear, corrige, corrigir, gere, gerir, gerenciar, gerencia, gestão de, gestão das, gestão dos, gerenciamento de, controle de,
    controlo de, análise de, acompanhamento de, cobrança de, ajuda com, ajuda contra, alivia, aliviar, diagnóstico de, diagnóstico do,
    tratamento de, tratamento do, vacinas contra, contra, seguro contra, registro de, registo de, alerta de, avisa de, em caso de,
    soluciona problemas, resolve problemas`,
  neutralPhrases: `
    plano gratuito, versão gratuita, teste gratuito, teste grátis, plano básico, versão básica, boas práticas, melhores práticas,
    disco rígido, caminho crítico, software livre, código aberto, tempo livre, bom dia, boa tarde, boa noite, boa parte, bem como, bens,
    bem-estar, bem de consumo, ou melhor, mais tarde, seguro de, seguro auto, seguro viagem, seguro saúde, seguro automóvel, seguros,
    segurança social, seguro de vida, seguradora, segundo a, em segurança da informação, gosto musical, a gosto, mês de agosto, de graça,
    preço médio, prazo médio, sociedade limitada, responsabilidade limitada, edição limitada, modo escuro, queda de cabelo,
    quedas de água, no pior dos casos, na pior das hipóteses, na melhor das hipóteses, pessoa física, conta corrente, mal-estar,
    simples nacional, fila de espera virtual, precisa de, precisa, precisam, grátis, velho continente, nem bom nem mau, nem boa nem má,
    nem bom nem ruim, nem boa nem ruim, nada de especial, nada demais, nada de extraordinário, sem brilho, altos e baixos,
    pontos altos e pontos baixos, assim-assim, opiniões dividem-se, opiniões se dividem, melhores ferramentas, melhores plataformas,
    melhores aplicativos, melhores opções, melhores bancos, melhores corretoras, melhores lojas, melhores hotéis, melhores marcas,
    melhores seguros, melhores alternativas, melhores programas, melhor envio, cara a cara, chatbot, chat, chats`,
  aspects: {
    price: `
      preço*, tarifa*, taxa*, custo*, custa, caro, cara, caros, caras, barat*, económic*, econômic*, acessíve*, em conta, custo-benefício,
      mensalidade, anuidade, assinatura, fatura*, cobrança*, cobr*, orçamento, salgad*, reembols*, poupa*, economiz*, dinheiro, desconto*,
      rende`,
    support: `suporte, apoio, apoio ao cliente, atendimento, assistência, ajuda, sac, atende, atendem, responde*, resposta*, pessoal, funcionári*, equipe, equipa, prestativ*, simpátic*, antipátic*, telefone, reclamaç*, devolução, troca, desculpas, reembolso*`,
    ease: `
      fácil, fáceis, facilidade, simples, simplicidade, intuitiv*, interface, usabilidade, prátic*, amigáve*, complicad*, confus*,
      difícil, difíceis, configur*, instala*, navegação, menus, curva de aprendizagem, cadastro, design, cliques`,
    reliability: `fiáve*, fiabilidade, confiáve*, confiabilidade, estáve*, instáve*, estabilidade, trava*, falha*, erro*, bug*, fora do ar, queda*, avaria*, quebra*, segur*, robust*, duráve*, lent*, rápid*, rapidez, desempenho, pontua*, atras*, bateria, rede, cobertura, aquece*, velocidade, voo*, entrega*, encomenda*, pedido*, pacote*, mala, malas, envio*`,
    features: `função, funções, funcionalidade*, recurso*, integraç*, opções, modelo*, relatório*, complet*, versáti*, personaliz*, potent*, poderos*, módulo*, catálogo, variedade, painel, tela, ecrã, câmera, câmara, ferramentas, som, sabor, quarto*, café da manhã, pequeno-almoço, comida, prato*, cama, camas, cartão`,
  },
  and: `e, ou, nem, bem como, assim como, além de`,
  conditions: `caso, desde que, a menos que, a não ser que, como se, talvez, se fosse, se fossem, se tivesse, se tivessem, se você, se o, se a, se quiser, se procura, se busca, se precisar`,
  levels: {
    high: `alto, alta, altos, altas, elevado, elevada, elevados, elevadas`,
    low: `baixo, baixa, baixos, baixas, reduzido, reduzida, reduzidos, reduzidas`,
  },
  asMuch: { before: `tão, tanto, igualmente`, after: `quanto, como` },
  by: `por, pela, pelo`,
  leaves: `troquei a, troquei o, troquei da, trocamos a, trocamos o, trocámos a, mudei da, mudei do, mudamos da, mudamos do, migrei da, migramos da, saí da, saí do, saímos da, larguei a, larguei o, abandonei a, abandonei o`,
  excess: `demasiado, demasiada, excessivamente`,
};
