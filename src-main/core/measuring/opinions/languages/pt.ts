/** Words of opinion in Portuguese, as reviewers in Brazil and Portugal use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { ADVICE } from './pt/advice.ts';
import { BLAME } from './pt/blame.ts';
import { COMPARISON } from './pt/comparison.ts';
import { NEUTRAL_PHRASES } from './pt/neutral-phrases.ts';
import { PRAISE } from './pt/praise.ts';
import { TOLD } from './pt/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
    não, nem, nunca, jamais, sem, nada, nenhum, nenhuma, poucos clientes, poucos usuários, poucos utilizadores, poucas pessoas, pouca gente, quase ninguém, tampouco, tão-pouco, ninguém, pouco, pouca, zero, longe de, falta de, carece de,
    deixou de ser, deixa de ser, de jeito nenhum, de forma alguma, de modo algum, nem um pouco, de maneira nenhuma, já não, deixou de,
    deixa de,
      nenhum digno de nota, nenhuma digna de nota, nenhum relevante, nenhum importante, nenhum significativo, nada de grave,
      nada grave, nada digno de nota, nada relevante, nenhum em particular, quase nenhum, nada a assinalar,
      tudo menos,
      difícil achar, difícil encontrar, é difícil achar, é difícil encontrar`,
  negationsAfter: `nulo, nula, inexistente, inexistentes,
    {são|é|foram} {muito|extremamente|bastante|realmente|} {raro|raros|rara|raras|raríssimo|raríssimos|raríssima|raríssimas|escasso|escassos|escassa|escassas}, quase não existem, quase não há, contam se nos dedos, {são|é|foram} {sempre|logo|rapidamente|geralmente|} {resolvidos|resolvidas|resolvido|resolvida|corrigidos|corrigidas|corrigido|corrigida}`,
  intensifiers: `
    muito, muita, muitíssimo, super, mega, bem, realmente, extremamente, imensamente, incrivelmente, tremendamente, verdadeiramente,
    absolutamente, totalmente, completamente, especialmente, sobretudo, principalmente, demais, tão, bastante, imenso, de longe,
    de verdade, claramente, nitidamente, sempre, constantemente, constante, constantes, o tempo todo, frequentemente, autêntico,
    autêntica, verdadeiro, verdadeira, cheio de, cheia de`,
  diminishers: `
    algo, um pouco, um pouquinho, um tanto, ligeiramente, levemente, relativamente, mais ou menos, em parte, às vezes, por vezes,
    de vez em quando, no geral, em geral, minimamente, meio`,
  contrasts: `
    ao contrário, inversamente, em compensação, de resto pelo contrário, na contramão, pena que, o problema é que, dito isto,
    mas, porém, contudo, todavia, no entanto, entretanto, embora, apesar de, apesar da, apesar do, ainda que, mesmo que, se bem que,
    enquanto, enquanto que, ao passo que, por outro lado, em contrapartida, em contraste, pelo contrário, já, só que, senão, infelizmente,
    não obstante`,
  turns: `
    pena que, o problema é que,
    mas, porém, contudo, todavia, no entanto, entretanto, só que`,
  concessions: `
    embora, apesar de, apesar da, apesar do, ainda que, mesmo que, se bem que`,
  comparison: COMPARISON,
  advice: ADVICE,
  pros: `
    prós, pró, a favor, vantagens, vantagem, pontos fortes, pontos positivos, positivos, positivo, o melhor, o que gostamos, o que gostei,
    do que gostamos, o que agrada, o que há de bom, o lado bom, qualidades, benefícios, pontos altos, gostamos, elogiam, gostam, agrada, apreciam, valorizam, adoram, funciona bem, ponto alto, satisfeitos`,
  cons: `
    contras, contra, desvantagens, desvantagem, pontos fracos, pontos negativos, negativos, negativo, o pior, o que não gostamos,
    o que não gostei, do que não gostamos, o que desagrada, o que há de mau, o lado ruim, o lado mau, limitações, inconvenientes,
    defeitos, fraquezas, a melhorar, pontos a melhorar, pontos baixos, não gostamos, reclamam, queixam se, se queixam, criticam, incomoda, desagrada, não agrada, irrita, decepciona, ponto baixo, insatisfeitos`,
  about: `
    ela, ele, elas, eles, é, são, está, estão, tem, têm, oferece, oferecem, permite, sua, seu, suas, seus, dela, dele, esta, este, essa,
    esse, isso, isto, a ferramenta, a plataforma, o serviço, o aplicativo, a aplicação, a app, o app, o programa, o software, o produto,
    a empresa, a companhia, a marca, o banco, a loja, o site, o hotel, o restaurante, a operadora, a seguradora, a equipe, a equipa,
    o suporte, o apoio, o atendimento, o pessoal, desde então, além disso, também, infelizmente, felizmente, o melhor, o pior, até agora,
    no entanto, entretanto, porém, contudo, já, mas,
      tira, faz, custa, dura, aguenta, funciona, inclui, vem, traz, esquenta, aquece, quebra, trava, responde, cobra, chega, falha,
      sempre, nunca`,
  solves: `
      conserta, consertam, reparam, recolhe, recolhem, recicla, reciclam, seminários sobre, investiga, estuda,
    previne, previnem, prevenir, evita, evitam, evitar, protege contra, protegem contra, proteger, protege de, proteção contra, combate,
    combatem, combater, luta contra, acaba com, acabam com, acabar com, elimina, eliminam, eliminar, reduz, reduzem, reduzir, redução de,
    minimiza, minimizar, diminui, diminuir, deteta, detecta, detectam, detectar, detetar, deteção de, detecção de, bloqueia, bloqueiam,
    bloquear, corrige, corrigir, gere, gerir, gerenciar, gerencia, gestão de, gestão das, gestão dos, gerenciamento de, controle de,
    controlo de, análise de, acompanhamento de, cobrança de, ajuda com, ajuda contra, alivia, aliviar, diagnóstico de, diagnóstico do,
    tratamento de, tratamento do, vacinas contra, contra, seguro contra, registro de, registo de, alerta de, avisa de, em caso de,
    soluciona problemas, resolve problemas, alertas de, alertas, avisos de, notifica,
      isola, isolam, isolar, abafa, abafam,
      trocou, trocou de graça, consertou, substituiu,
      mede, medir, medem, filtra, filtrar, filtram, classifica, classificar, identifica, identificar, identificam, detectou, corrigiu, flagrou,
      achou, encontrou, percebeu, livra de, nos livra de, nos livrou de, livrou, poupa nos, nos poupa, me poupa, nos poupou, nos poupou de,
      desculpou se por, se desculpou por, indeniza por, ressarciu, ouve as, aprende com, reconhece, assume, cobre, cobrem, cobrir, inclui,
      segura contra, assegura contra, trata, tratam, estuda, pesquisa sobre, investiga, avisa sobre, serve para identificar, resolve`,
  neutralPhrases: NEUTRAL_PHRASES,
  aspects: {
    price: `
      preço*, tarifa*, taxa*, custo*, custa, caro, cara, caros, caras, barat*, económic*, econômic*, acessíve*, em conta, custo-benefício,
      mensalidade, anuidade, assinatura, fatura*, cobrança*, cobr*, orçamento, salgad*, reembols*, poupa*, economiz*, dinheiro, desconto*,
      rende`,
    support: `
      suporte, apoio, apoio ao cliente, atendimento, assistência, ajuda, sac, atende, atendem, responde*, resposta*, pessoal, funcionári*,
      equipe, equipa, prestativ*, simpátic*, antipátic*, telefone, reclamaç*, devolução, troca, desculpas, reembolso*`,
    ease: `
      fácil, fáceis, facilidade, simples, simplicidade, intuitiv*, interface, usabilidade, prátic*, amigáve*, complicad*, confus*,
      difícil, difíceis, configur*, instala*, navegação, menus, curva de aprendizagem, cadastro, design, cliques`,
    reliability: `
      fiáve*, fiabilidade, confiáve*, confiabilidade, estáve*, instáve*, estabilidade, trava*, falha*, erro*, bug*, fora do ar, queda*,
      avaria*, quebra*, segur*, robust*, duráve*, lent*, rápid*, rapidez, desempenho, pontua*, atras*, bateria, rede, cobertura, aquece*,
      velocidade, voo*, entrega*, encomenda*, pedido*, pacote*, mala, malas, envio*`,
    features: `
      função, funções, funcionalidade*, recurso*, integraç*, opções, modelo*, relatório*, complet*, versáti*, personaliz*, potent*,
      poderos*, módulo*, catálogo, variedade, painel, tela, ecrã, câmera, câmara, ferramentas, som, sabor, quarto*, café da manhã,
      pequeno-almoço, comida, prato*, cama, camas, cartão`,
  },
  and: `e, ou, bem como, assim como, além de`,
  conditions: `
    caso, desde que, a menos que, a não ser que, como se, talvez, se fosse, se fossem, se tivesse, se tivessem, se você, se o, se a,
    se quiser, se procura, se busca, se precisar,
      quem quer, quem procura, quem busca, se você quer, se você procura, se você busca`,
  levels: {
    high: `alto, alta, altos, altas, elevado, elevada, elevados, elevadas`,
    low: `baixo, baixa, baixos, baixas, reduzido, reduzida, reduzidos, reduzidas`,
  },
  asMuch: { before: `tão, tanto, igualmente`, after: `quanto, como` },
  by: `por, pela, pelo`,
  leaves: `
    {troca|trocam|trocámos|trocando|trocarem|trocasse|trocaria|trocava} {a|o|da|do|de} _ {pela|pelo|por},
    {passa|passou|passamos|passámos|passar|passaram|migrou|migrar|migraram|mudou|mudar|mudaram} {da|do|de} _ para {a|o},
    {largar|largou|largaram|deixou|deixei|deixamos|deixámos} {a|o} _ {pela|pelo|por},
    {saí|saímos|saiu|sair|saíram|fugi|fugimos} {da|do|de} _ {para|e fui|e vim|direto},
    {mudei|mudamos|mudámos|troquei|passei|migrei|migramos} {da|do|de} _ para {a|o} _,
    {troquei|trocamos|trocámos|trocou|trocar|trocaram|troco} {a|o|da|do} _ {pela|pelo|por}, {mudei|mudamos|mudámos|mudar|mudança} {da|do} _ {para|pra},
    migrei da, migrei do, migramos da, migramos do, migrar do, migrar da, saí da, saí do, saímos da, saímos do, sair do, sair da, larguei {a|o} _,
    {largámos|largamos} {a|o} _, abandonei a, abandonei o, abandonei, deixar {a|o} _ {pela|pelo|por}`,
  excess: `demasiado, demasiada, excessivamente`,
  once: `{achei|achava|pensei|pensava|julgava|julguei|imaginei|imaginava} que {a|o} _ {fosse|era|seria|ia ser}, {me disseram|disseram me|diziam|ouvi dizer} que {a|o} _ era,
      afirma ser, afirmam ser, garante ser, se define como, define se como, intitula se,
      já foi, já foram, antigamente, outrora, no passado, em tempos, foi em tempos, costumava ser, antes era, há anos era,
      no papel, em teoria, na teoria,
      no início, no começo, a princípio, inicialmente, à primeira vista, era conhecida por, era conhecido por, anos atrás,
      se gaba de, se gaba, gaba se de, se vende como, se diz, diz ser, alega ser, se orgulha de, promete ser, supostamente,
      anuncia se como`,
  numbers: `
      um, uma, dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, doze, quinze, vinte, trinta, poucos, poucas, alguns, algumas,
      vários, várias, meia, meio, menos de um, menos de uma, menos de dois, menos de cinco, apenas dois, apenas cinco, só dois,
      dois ou três, mais de um, mais de dois, mais de dez, uns, umas, um par de`,
  past: `
      era, eram, funcionava, tinha, costumava`,
  now: `
      agora, hoje em dia, atualmente, ultimamente, nos últimos tempos, nos últimos meses, nos últimos anos, desde então, já não,
      não é mais, deixou de ser, até que, ficou, tornou se, se tornou, virou,
      o contrário, é o contrário, o oposto, justamente o contrário, na prática, na realidade, na verdade`,
  relatives: `
      que, cujo, cuja, onde, o qual, a qual, quem`,
  circumstances: `
      quando, assim que`,
  soon: `
      num instante, em poucos dias, em poucas horas, em poucos minutos, em cinco minutos, no mesmo dia, no dia seguinte, imediatamente,
      no ato, em minutos, em segundos, em # minutos, em # segundos, em menos de # minutos, em menos de # horas, em menos de uma hora,
      em questão de minutos, questão de minutos, logo no dia seguinte, já no dia seguinte, na manhã seguinte, em alguns dias,
      em um par de dias`,
  pair: { first: `o primeiro, a primeira`, second: `o segundo, a segunda, o outro, a outra, este último, esta última` },
  those: `o da, a da, os da, as da, o do, a do, os do, as do, {aquele|aquela|aqueles|aquelas} da`,
  mixed: `
    opiniões {são|estão|} {muito|bastante|} {divididas|mistas|divergentes}, opiniões divididas, avaliações {são|} {mistas|divididas|divergentes}, críticas mistas, experiências mistas, sentimentos mistos, divide {opiniões|os clientes|os usuários|os utilizadores}, divide opiniões, faca de dois gumes, altos e baixos, prós e contras se equilibram, ambivalente*, polariza, agridoce, equilibram se, opiniões sobre _ {são|estão} {muito|bastante|} {divididas|mistas|divergentes}, estão {muito|bastante|} divididas, são {muito|bastante|} mistas`,
  replies: {
    asks: `vale a pena, devo, deveria, compensa, é confiável, confiável, recomendável, boa opção, boa escolha, é bom, é boa, dá para confiar, é fiável`,
    yes: `sim, sim claro, com certeza, sem dúvida, certamente, claro que sim, em geral sim, de modo geral sim, no geral sim, totalmente`,
    no: `não, na verdade não, de jeito nenhum, de forma alguma, de modo nenhum, melhor não, com certeza não, em geral não, infelizmente não, nem por isso, nem um pouco, claro que não`,
  },
};
