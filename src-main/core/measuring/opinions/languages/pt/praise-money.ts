/** What is praised in prices, banks, insurance and contracts, in Portuguese. */
export const PRAISE_MONEY = `
  {preço|preços|valor|valores|mensalidade|mensalidades|tarifa|tarifas|taxa|taxas|comissão|comissões|conta|prémio|prémios|anuidade|juros|juro} {é|são|está|estão|muito|bem|super|mais} {muito|bem|super|mais do que|bastante|mais que|mesmo|} {just*|honest*|acessív*|simpátic*|em conta|amig*|convidativ*|camarad*|razoáv*|baix*|competitiv*|imbatív*|transparent*|clar*|apelativ*|atrativ*|atraent*|adequad*|bom|boa|bons|boas},
  {preço|preços} {camarada|amig*|simpátic*|honest*|just*|convidativ*|em conta|imbatív*|acessív*|de amigo|de saldo|que cabe|que cabem|apelativ*},
  {vale|valem|valeu|valeram} {cada|o|a|todo|bem|mesmo|super|muito|os|ouro|quanto} {cêntimo|centavo|euro|real|tostão|investimento|dinheiro|pena|o dinheiro|o preço|pesa|preço},
  {paga|pagou|pagaram|pagam|indemniza|indemnizou|indenizou|indeniza|reembolsa|reembolsou|devolve|devolveu|cobriu|cobre|ressarciu} {tudo|na hora|rápido|depressa|sem discutir|sem questionar|sem pestanejar|sem burocracia|em dois dias|em # dias|em poucos dias|numa semana|em uma semana|até ao último|até o último|o valor todo|integralmente|a totalidade|certinho|em dia|no prazo},
  sem {letras pequenas|letras miúdas|surpresas|pegadinhas|custos escondidos|custos ocultos|taxas escondidas|taxas ocultas|fidelização|fidelidade|anuidade|mensalidade|comissões|taxas|burocracia|burocracias|amarras|permanência|surpresas na fatura|surpresas na conta|enrolação|papelada|complicações|complicação|dor de cabeça|dores de cabeça|stress|estresse|chatices|filas|demoras|espera|rodeios},
  {rende|rendeu|rendem} {bem|muito|mais|imenso|que é uma beleza},
  {poupança|retorno|cashback|bónus|bônus|desconto|descontos|promoções|promoção} {generos*|ótim*|excelent*|bo*|reais|de verdade|a sério},
  {cai|caem|caiu|entra|entrou} na {conta|hora},
  {dinheiro|valor|pagamento|repasse|saldo} {cai|caiu|entra|entrou|chega|chegou} {na conta|na hora|no mesmo dia|certinho|no dia seguinte|rápido|rapidinho|direitinho},
  {não|nunca|nem} {pesa|pesou|dói} no {bolso|orçamento}`;
