/** Words of opinion in Portuguese, as reviewers in Brazil and Portugal use them. Data, no behaviour. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './pt/blame.ts';
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
  negationsAfter: `nulo, nula, inexistente, inexistentes`,
  intensifiers: `
    muito, muita, muitíssimo, super, mega, bem, realmente, extremamente, imensamente, incrivelmente, tremendamente, verdadeiramente,
    absolutamente, totalmente, completamente, especialmente, sobretudo, principalmente, demais, tão, bastante, imenso, de longe,
    de verdade, claramente, nitidamente, sempre, constantemente, constante, constantes, o tempo todo, frequentemente, autêntico,
    autêntica, verdadeiro, verdadeira, cheio de, cheia de`,
  diminishers: `
    algo, um pouco, um pouquinho, um tanto, ligeiramente, levemente, relativamente, mais ou menos, em parte, às vezes, por vezes,
    de vez em quando, no geral, em geral, minimamente, meio`,
  contrasts: `
    mas, porém, contudo, todavia, no entanto, entretanto, embora, apesar de, apesar da, apesar do, ainda que, mesmo que, se bem que,
    enquanto, enquanto que, ao passo que, por outro lado, em contrapartida, em contraste, pelo contrário, já, só que, senão, infelizmente,
    não obstante`,
  turns: `
    mas, porém, contudo, todavia, no entanto, entretanto, só que`,
  concessions: `
    embora, apesar de, apesar da, apesar do, ainda que, mesmo que, se bem que`,
  comparison: {
    better: `
      {rende|dura|vale|cobre|oferece} o dobro, duas vezes mais {rápido|rápida|barato|barata|seguro|segura|potente}, {mais|bem mais|muito mais} {variedade|qualidade|opções|sabor|conforto|espaço|segurança|vantagens|recursos|funcionalidades|experiência|atenção}, menos {problemas|erros|falhas|burocracia|espera|barulho|quedas|taxas|stress|estresse}, vale mais a pena,melhor, melhores, superior, superiores,
      custa menos, custam menos, cobra menos, cobram menos, cobrou menos, faz mais, oferece mais, dura mais, escolha melhor, opção melhor, melhor escolha, melhor opção,
      mais ampla, mais amplo, mais completa, mais completo`,
    worse: `
      duas vezes mais {caro|cara|lento|lenta}, mais {problemas|erros|falhas|burocracia|espera|barulho|quedas|taxas|reclamações|queixas}, menos {variedade|qualidade|opções|sabor|conforto|espaço|segurança|vantagens|recursos|funcionalidades|atenção},pior, piores, inferior, inferiores,
      custa mais, custam mais, faz menos, oferece menos`,
    more: `mais`,
    less: `
      longe de ser tão, está longe de ser tão, nem de longe tão, nem metade tão, nem é tão, não chega a ser tão, nem por sombras tão, muito menos, bem menos,menos`,
    standardBefore: `
      que, do que, do que a, do que o, quanto, como, comparado com, comparada com, comparado a, comparada a, comparado à,
      comparada à, comparados com, em comparação com, em comparação a, em comparação à, em relação a, em relação à, em relação ao, face a,
      face à, face ao, frente a, frente à, frente ao, perto de, perto da, perto do, ao lado de, ao lado da, ao lado do`,
    standardAfter: ``,
    beats: `
      {anos luz|muito|bem|quilômetros|quilómetros|léguas|milhas|a milhas|a léguas} à frente {da|do|de|dos}, {dura|rende|vale|oferece} o dobro {da|do|de}, {custa|cobra|pede|gasta} {metade|a metade|um terço} {da|do|de|do que a|do que o|do que}, dá {goleada|de lavada|um baile|uma lição|cem a zero} {na|no|em|à|ao}, {põe|coloca|mete|deixa} a _ {no bolso|num canto|a um canto|no chinelo|para trás|longe}, {bate|derrota|vence|supera|ganha|esmaga} de longe {a|o|da|do|}, não dá {chance|hipóteses|hipótese} {para|à|ao}, {tem|leva|ganha} vantagem {sobre|face à|face ao|em relação à}, está {noutro|em outro} {nível|patamar} {comparado|em relação|face}, faz {a|o} _ parecer {amador|amadora|lenta|lento|brinquedo|coisa de},
      supera a, supera o, superam a, superam o, superou a, supera, superam, ultrapassa, ultrapassam, bate a, bate o, bate, batem, vence,
      vencem, venceu, ganha da, ganha do, ganha à, ganha ao, ganha de, derrota, desbanca, desbancam, dá de dez em, dá de dez a zero,
      dá um banho na, dá um banho no, dá uma surra na, deixa para trás, leva a melhor sobre, leva vantagem sobre, superior à, superior ao,
      superior a, superiores à, superiores ao, à frente da, à frente do, à frente de, acima da, acima do, destrona, eclipsa, goleia,
      deixa {a|o} _ {para trás|no chinelo|comendo poeira|na poeira|a milhas|a léguas|longe}, leva a melhor, mil vezes melhor que, mil vezes melhor do que, ganha de lavada da, dá de goleada na,
      dá um banho em, dá de dez a zero no, dá de dez no, dá de dez na, dá uma surra no, dá cartas ao, deixa no chinelo,
      põe no chinelo, ganha de longe, bate de longe, ofusca, arrasa, esmaga,
      dá um banho, de dez a zero, dá de mil a zero, dá uma surra, uma surra na, uma surra no, atropela, bota no chinelo, deixam para trás,
      deixa muito para trás, deixa comendo poeira, comendo poeira, é superior à, é superior ao, está acima da, está à frente da,
      está à frente do,
      só que melhor, mas melhor`,
    losesTo: `
      
      {custa|cobra|pede|gasta} {o dobro|o triplo} {da|do|de|do que a|do que o}, {fica|ficou|está|anda} {a dever|devendo|a léguas|a milhas|bem atrás|muito aquém|a anos luz} {à|ao|para a|para o|da|do}, {não|nem} {chega|chegou|chegam} {perto|nem perto|ao nível|à altura|ao mesmo nível} {da|do|de}, {perde|perdeu|perdem} {feio|de longe|de goleada|em tudo|no preço|no atendimento} {para|da|do}, nem sonha {com|em}, {não|nem} {consegue|pode} {acompanhar|rivalizar|concorrer|competir|ombrear} {com|a|o}, {uma|a} {cópia barata|imitação barata|sombra|versão piorada|versão fraca} {da|do|de}, {come|engole} a poeira {da|do},
      atrás da, atrás do, atrás de, abaixo da, abaixo do, inferior à, inferior ao, inferior a, inferiores à, inferiores ao, perde para,
      perde da, perde do, perdem para, perde frente à, sai perdendo para, sai a perder face à, fica a dever à, fica devendo à,
      não chega aos calcanhares da, não chega aos calcanhares do, não chega aos pés da, não chega aos pés do, não chega aos pés de,
      não se compara à, não se compara ao, não se compara com, não está à altura da, não está à altura do, não está à altura de, aquém da,
      aquém do, não bate, não supera, não compete com, não consegue competir com, superada pela, superado pela, superada pelo,
      superado pelo, ultrapassada pela, ultrapassado pelo, sai perdendo, sai a perder, fica a perder, a anos luz da, a anos luz do,
      a anos luz de, muito longe da, muito longe do, longe da, longe do,
      fica muito atrás do, fica muito atrás da, fica atrás do, fica atrás da, não chega perto da, não chega perto do, perde feio para,
      perde de longe para, perde de goleada para, come poeira da, come poeira do, não faz sombra,
      fica atrás, fica aquém, não chega aos pés, aos pés da, aos pés do, não se compara, não compete, não consegue competir,
      não dá nem para comparar, é inferior à, é inferior ao, empalidece`,
    unlike: `
      ao contrário da, ao contrário do, ao contrário de, diferentemente da, diferentemente do, diferentemente de, diferente da,
      diferente do, à diferença da, à diferença do, em contraste com, contrariamente à, contrariamente ao`,
    preferred: `
      {escolheria|escolhia|compraria|comprava|contrataria} {de novo|novamente|outra vez},
      {sou|somos} mais, {troco|trocaria|troquei} de olhos fechados por, {minha|nossa|a minha|a nossa} {preferência|escolha|preferida|favorita} {vai para|recai sobre|é|continua a ser|continua sendo|foi|seria}, {meu|o meu|nosso} {voto|favorito|preferido} {vai para|é|continua a ser|continua sendo}, {escolhi|escolhemos|escolheria|escolhia|elejo|elegeria|elegia} {a|o|sempre}, mil vezes, {antes|mais vale} {a|o} _ do que, {ficava|ficaria|fiquei|ficámos} com, {opto|optei|optamos|optaria|optava} {por|pela|pelo}, iria {na|no|pela|pelo}, ia {para a|pela|de},prefiro, preferimos, prefere, preferem, preferi, preferiria, preferível, escolheria, optaria, fico com, ficamos com,
      prefira, preferíve*, escolho, ficaria com, iria de, vou de, opte por, optaria por`,
    over: `
      e não a, e não o, e não da, e não do, e não de, e não na, e não no, não de, a comprar na, a comprar no, que na, que no, do que na, do que no, do que da, do que do,à, ao, em vez da, em vez do, em vez de, ao invés da, ao invés do, ao invés de, em lugar de, do que, que`,
    alternativeTo: `
      alternativa à, alternativa ao, alternativa a, alternativas à, alternativas ao, substituto da, substituto do, substituta da,
      substituta do, substituto para, substituir a, substituir o`,
    same: `
      igual à, igual ao, tanto quanto, ao nível da, ao nível do, no mesmo nível, à altura da, à altura do, comparável à, comparável ao,
      equivalente à, equivalente ao, semelhante à, semelhante ao, parecido com, parecida com, empate, empatam, par a par com`,
  },
  advice: {
    for: `
      {escolhe|escolha|prefere} a _ {sem|e não},
      sugiro, sugerimos, sugeria, sugeriria, indicaria, indicava,
      {vá|vai|vão|ide} {à|ao|até à|até ao|na|no} _, {não há|não tem|não tem como|não dá para|impossível} {como errar|errar|errado|falhar|como falhar}, {quem|se} {procura|quer|busca} {qualidade|preço|sossego} {vá|encontra|escolha}, {dê|deem|dar|dá} {uma chance|uma oportunidade|uma hipótese} {a|à|ao}, {experimentem|testem|visitem|provem|conheçam|conheça|visite|prove|teste|contratem|contrate|assinem|escolham|reservem} {sem|já|a|o|de|com|na|no}, {podem|pode} {ir|confiar|comprar|contratar|reservar|marcar|encomendar} {com confiança|sem medo|de olhos|à vontade|tranquilo|descansado|descansados|sem susto|sem receio}, {compra|escolha|aposta|decisão|opção|dica} {certa|certeira|segura|acertada|garantida|inteligente}, meu conselho {comprem|compre|vá|vão|escolham|fiquem|experimentem}, {não|nem} {deixe|deixem|deixa} de {experimentar|visitar|provar|conhecer|conferir|testar|ir|passar}, {está|fica|estão|vai estar} bem servido {com|na|no}, {se eu fosse|no seu lugar} {você|a si|ti|vocês} {ia|iria|escolhia|escolheria|comprava},
      recomend*, recomendo, aconselh*, aconselho, indico, indicamos, super indico, vale a pena, valem a pena, vale cada centavo,
      vale cada cêntimo, vale cada euro, vale o investimento, vale o preço, compensa, compensam, vá de, vai de, vá com, vai com a,
      aposte na, aposte no, aposta segura, aposta certa, escolha certa, opção segura, boa opção, boa escolha, ótima opção, ótima escolha,
      melhor opção, melhor escolha, nossa escolha, a nossa escolha, primeira escolha, compre na, compre a, compre o, comprem, escolha a,
      experimente a, experimente o, não hesite, não hesitem, sem hesitar, pode confiar, pode ir sem medo, sem medo, de olhos fechados,
      não se vai arrepender, não vai se arrepender, não me arrependo, não nos arrependemos, não te arrependes, não tem erro, voltarei,
      voltaria, volto a comprar, voltarei a comprar, só posso recomendar, só tenho a recomendar, recomendadíssim*, voltaria a comprar,
      voltaria a escolher, compraria de novo, contrataria de novo, meu favorito, minha favorita, pode comprar, podem comprar,
      pode contratar,
      super recomendo, vale muito a pena, vale a pena testar, vale a pena experimentar, vale a pena conferir, podem confiar,
      olhos fechados, sem pensar duas vezes, sem dúvida, aposte, apostar em, fique com, comprarei de novo, comprarei novamente,
      compro de novo, voltaremos, cliente fiel, cliente há anos, minha preferida, experimente, primeira opção,
      no topo da sua lista, no topo da lista, topo da lista, topo da sua lista, na sua lista`,
    against: `
      {deve|devem|devia|deveria} {evitar|fugir|passar longe}, {quem|se} {quer|quiser} {poupar|ter} {os nervos|sossego|paz},
      o melhor é {manter distância|evitar|fugir|não|procurar outra|procurar outro|ficar longe|esquecer}, {pense|pensem|pensa} {bem|muito bem|melhor|três vezes|mil vezes} antes, {não|nunca} {caia|caiam|caias|se deixe|se iluda|se iludam|te iludas|assine|assinem|feche|fechem|invista|reservem|reserve|contratem|alugue|entre} {na|no|nessa|nesta|levar|enganar|iludir|com|contrato|nada|negócio|da}, {poupe|poupem|guarde|guardem|economize} {o seu|o vosso|seu|o|seu dinheiro|tempo} {dinheiro|tempo|dinheiro e}, {gaste|gastem|invista|invistam} {seu|o seu|o vosso} {dinheiro|tempo} {noutro|em outro|noutra|em outra|melhor}, {procure|procurem|busque|vá|vão|ide|compre|escolha} {outro lugar|outra loja|outro sítio|noutro|em outro|outra empresa|outra opção|algo melhor|coisa melhor}, {nunca mais|jamais} {compro|volto|contrato|viajo|reservo|ponho os pés|piso|peço|uso|assino|recomendo}, só posso desaconselhar, {passem|passe|passar} {bem longe|longe|ao largo|ao lado}, {fujam|fuja} {a sete pés|enquanto é tempo|disso|correndo|o quanto antes}, {não|nem} {contem|conte|confie|confiem|acredite|acreditem} {com|em|na|no|nas|nos},
      desaconselh*, evite, evitem, evita a, evitar a, evitar o, evitaria, evito, fuja, fujam, fugir, fujo, foge, corra da, corra do,
      passe longe, passem longe, mantenha distância, mantenha-se longe, fique longe, fiquem longe, afaste-se, cuidado com, atenção com,
      não caia, não caiam, não compre, não comprem, não contrate, não contratem, não perca tempo, não perca seu tempo,
      não perca o seu tempo, não percam tempo, não gaste, não vale a pena, não valem a pena, não vale o preço, não vale o que custa,
      não vale o investimento, não compensa, não compensam, não recomendo, não recomendaria, não recomendamos, não aconselho,
      não aconselharia, não indico, não indicaria, pense duas vezes, procure outra, procurem outra, procure alternativa*, nem pensar,
      nem de graça, é melhor evitar, melhor evitar, mais vale evitar, melhor não,
      fuja da, fuja do, fujam da, fujam do, fuja de, longe da, difícil de recomendar, pouco recomendável, não caia nessa,
      procure outro, esqueça,
      fuja para as colinas, corram de, corra longe, ficar longe, mantenham distância, passar longe, deve ser evitad*, não recomendad*,
      não confie, não confiem, não confio, não perca, não percam, não gastem, não vale o dinheiro, muito cuidado, tenha cuidado,
      tomem cuidado, abra o olho, abram o olho, fique atent*, pensem duas vezes, não volto, não voltarei, não compro mais, não voltaria,
      jamais compraria, má escolha, péssima escolha, escolha errada, péssima ideia, melhor procurar`,
  },
  pros: `
    prós, pró, a favor, vantagens, vantagem, pontos fortes, pontos positivos, positivos, positivo, o melhor, o que gostamos, o que gostei,
    do que gostamos, o que agrada, o que há de bom, o lado bom, qualidades, benefícios, pontos altos, gostamos`,
  cons: `
    contras, contra, desvantagens, desvantagem, pontos fracos, pontos negativos, negativos, negativo, o pior, o que não gostamos,
    o que não gostei, do que não gostamos, o que desagrada, o que há de mau, o lado ruim, o lado mau, limitações, inconvenientes,
    defeitos, fraquezas, a melhorar, pontos a melhorar, pontos baixos, não gostamos`,
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
    melhores seguros, melhores alternativas, melhores programas, melhor envio, cara a cara, chatbot, chat, chats, se tivesse de escolher,
    se tivesse que escolher, se você procura, se você busca, é claro que, claro que, líder de opinião, segurança da informação,
    segurança do trabalho, segurança digital,
      na prática, dor nas costas, dores nas costas, caixa econômica, caixa económica,
      se algo der errado, quando algo dá errado, se der problema, em caso de problemas, em caso de, livro de reclamações,
      canal de reclamações, registrar reclamação, mensagem de erro, mensagens de erro, código de erro, pode ser cancelad*,
      cancelar a qualquer momento, cancele quando quiser, ferramentas de limpeza, frio na barriga, água fria, pele seca,
      sem fins lucrativos, comum acordo, caixa de segurança, cópia de segurança, disponível em, velha guarda, na mão de,
      vitória da conquista, na hora de, segunda feira, de segunda a, de segunda à, segunda a sexta, perda total, na frente de casa,
      médio prazo, crítica de cinema, falta pouco, barata tonta,
      as reclamações, reclamações a,
      não deixa de, não para de, {saí|saímos|saio|saiu|sai|saíram} {da|do|de} _ {com|de lá|sem|feliz|felizes|sempre|satisfeit*|encantad*|renovad*|sorrindo|a sorrir|nov*|por},
      {saí|saímos|saio} {da|do} _ {loja|consulta|clínica|hotel|restaurante} {com|feliz|satisfeit*|encantad*|renovad*|sorrindo}`,
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
};
