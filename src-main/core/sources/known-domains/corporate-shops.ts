/** Shops, marketplaces and classified advertisements. */
import { toDomains } from './domain-list.ts';

export const CORPORATE_SHOPS = toDomains(`
11st.co.kr 1688.com 220.lv 2dehands.be abebooks.com aboutyou.com aboutyou.de academy.com adorama.com ah.nl ajio.com
akakce.com albertsons.com alcampo.es aldi-nord.de aldi-sued.de aldi.co.uk aldi.com aldi.us alibaba.com aliexpress.com
aliexpress.us alkosto.com allegro.pl alternate.de alternate.nl altex.ro alza.cz alza.de alza.hu alza.sk amazon.ae
amazon.ca amazon.cn amazon.co.jp amazon.co.uk amazon.com amazon.com.au amazon.com.br amazon.com.mx amazon.com.tr
amazon.de amazon.eg amazon.es amazon.fr amazon.in amazon.it amazon.nl amazon.pl amazon.sa amazon.se amazon.sg
americanas.com.br amzn.to ao.com apotea.se argos.co.uk arukereso.hu asda.com askul.co.jp asos.com auchan.fr
auction.co.kr aukro.cz autoscout24.com autoscout24.de autoscout24.it autoscout24.nl autotrader.ca autotrader.co.uk
avito.ru backcountry.com backmarket.com backmarket.de backmarket.fr banggood.com barnesandnoble.com basspro.com
bauhaus.info bazos.cz bergfreunde.de bergzeit.de beslist.nl bestbuy.ca bestbuy.com bestprice.gr bhphotovideo.com
biccamera.com bidorbuy.co.za bienici.com bigbang.si bigbasket.com bigw.com.au bike-discount.de bike24.com bilbasen.dk
bilka.dk billa.at billiger.de biltema.se bipa.at blibli.com blinkit.com blocket.se blokker.nl bloomingdales.com bol.com
bolha.com boligsiden.dk boohoo.com books.com.tw bookshop.org boots.com boozt.com boulanger.com boyner.com.tr brack.ch
bricodepot.fr buecher.de bug.co.il bukalapak.com bunjang.co.kr bunnings.com.au buscape.com.br but.fr cabelas.com
canadiantire.ca canyon.com carousell.com carousell.sg carrefour.com carrefour.es carrefour.fr carrefouruae.com
casasbahia.com.br caseking.de castorama.fr catch.com.au cdiscount.com cdon.com cdon.se ceneo.pl chainreactioncycles.com
checkers.co.za chemistwarehouse.com.au chewy.com ciceksepeti.com cimri.com citilink.ru clasohlson.com coles.com.au
colruyt.be comfy.ua conad.it conforama.fr conrad.com conrad.de continente.pt coolblue.be coolblue.de coolblue.nl
coolmod.com coolshop.dk coop.ch coop.it coop.se coppel.com costco.com coupang.com craigslist.org croma.com
cultbeauty.co.uk currys.co.uk custojusto.pt cvs.com cyberport.at cyberport.de czc.cz dangdang.com daraz.com.bd daraz.pk
darty.com datart.cz davidjones.com dba.dk decathlon.co.uk decathlon.com decathlon.de decathlon.es decathlon.fr
decathlon.it delhaize.be depop.com dhgate.com dia.es dickssportinggoods.com digitec.ch diy.com dm.de dns-shop.ru
docmorris.de domain.com.au douglas.de druni.es dubizzle.com dunelm.com e.leclerc ebay.at ebay.ca ebay.ch ebay.co.uk
ebay.com ebay.com.au ebay.de ebay.es ebay.fr ebay.ie ebay.it ebay.nl ebay.pl ebuyer.com edeka.de elcorteingles.es
eldorado.ru elektra.mx elgiganten.dk elgiganten.se elkjop.no ellos.se emag.bg emag.hu emag.ro empik.com eobuwie.com.pl
eprice.it esselunga.it etsy.com euro.com.pl euronics.com euronics.de exito.com expert.de extra.com fahrrad-xxl.de
fahrrad.de falabella.com farfetch.com finn.no firstcry.com flaconi.de flanco.ro flipkart.com fnac.com fnac.es
fotocasa.es foxtrot.com.ua fptshop.com.vn fravega.com fressnapf.de funda.nl galaxus.ch galaxus.de galerieslafayette.com
game.co.za gamma.nl garbarino.com gearbest.com geizhals.at geizhals.de gigantti.fi gigatron.rs gittigidiyor.com
globetrotter.de gmarket.co.kr goat.com gome.com.cn grailed.com guenstiger.de gumtree.com hagebau.de halfords.com
harrods.com harveynorman.com.au hebe.pl hellweg.de hema.nl hemnet.se hepsiburada.com hintaopas.fi hktvmall.com
hobbylobby.com hoeffner.de hofer.at home24.de homedepot.ca homedepot.com hornbach.de hotline.ua hugendubel.de huuto.net
ica.se idealista.com idealista.pt idealo.co.uk idealo.de idealo.es idealo.fr idealo.it ikea.com immobiliare.it
immobilienscout24.de immoweb.be immowelt.de indiamart.com indigo.ca inet.se instacart.com interdiscount.ch
intermarche.com intersport.de ivory.co.il jarir.com jbhifi.com.au jcpenney.com jd.com joann.com jofogas.hu johnlewis.com
joshin.co.jp jula.se jumbo.com jumia.co.ke jumia.com jumia.com.eg jumia.com.ng justdial.com k-ruoka.fi kabum.com.br
kaspi.kz kaufland.de kaup24.ee kicks.se kijiji.ca kleinanzeigen.de kmart.com.au kogan.com kohls.com komplett.dk
komplett.no komplett.se komputronik.pl konga.com kosik.cz kotsovolos.gr krefel.be kroger.com ksdenki.com ksp.co.il
kuantokusta.pt kufar.by kupujemprodajem.com kurly.com lacentrale.fr lamoda.ru laredoute.fr lazada.co.id lazada.co.th
lazada.com lazada.com.my lazada.com.ph lazada.sg lazada.vn ldlc.com leboncoin.fr leclerc.com leguide.com lenskart.com
leroymerlin.es leroymerlin.fr leroymerlin.it letgo.com lider.cl lidl.com lidl.de lightinthebox.com linio.com
liverpool.com.mx loblaws.ca lookfantastic.com lotteon.com lowes.com lucky-bike.de luisaviaroma.com macys.com made.com
magazineluiza.com.br maisonsdumonde.com makro.co.za mall.cz manomano.com manomano.fr manor.ch marionnaud.fr
marksandspencer.com marktplaats.nl matas.dk matchesfashion.com materiel.net mediaexpert.pl mediamarkt.at mediamarkt.ch
mediamarkt.com.tr mediamarkt.de mediamarkt.es mediamarkt.nl mediaworld.it medimops.de medion.com medpex.de meesho.com
megekko.nl mercadolibre.cl mercadolibre.com mercadolibre.com.ar mercadolibre.com.co mercadolibre.com.mx
mercadolivre.com.br mercadona.es mercari.com michaels.com microcenter.com microspot.ch mightyape.co.nz migros.ch
milanuncios.com mindfactory.de mobile.de moebel.de momoshop.com.tw momox.de monoprix.fr morele.net morrisons.com
mrporter.com mueller.de muji.com musicstore.de musinsa.com mvideo.ru myer.com.au myntra.com mytheresa.com n11.com
namshi.com neimanmarcus.com nemlig.com net-a-porter.com netonnet.no netonnet.se netshoes.com.br nettiauto.com newegg.com
next.co.uk nitori-net.jp njuskalo.hr nocibe.fr nojima.co.jp noon.com nordstrom.com notebooksbilliger.de notino.com
notino.de nykaa.com obi.de obs.no ocado.com oda.com offerup.com officedepot.com officeworks.com.au oikotie.fi
oliveyoung.co.kr olx.com.ar olx.com.br olx.in olx.pl olx.pt olx.ro olx.ua onthemarket.com otodom.pl otomoto.pl otto.de
overclockers.co.uk overstock.com ozon.ru ozone.bg palaciodehierro.com paris.cl pbtech.co.nz pccomponentes.com
pcgarage.ro pchome.com.tw pepperfry.com petco.com petsmart.com picard.fr pichau.com.br pigu.lt pinduoduo.com
pingodoce.pt plaisio.gr poco.de poshmark.com power.dk power.fi power.no praxis.nl preis.de preisvergleich.de
prettylittlething.com price.com.hk pricerunner.com pricespy.co.uk primor.eu printemps.com prisma.fi privalia.com prom.ua
propertyfinder.ae proshop.dk public.gr publix.com qoo10.com rakuten.com realestate.com.au realtor.ca rebuy.de
refurbed.de rei.com reichelt.de reliancedigital.in rewe.de ricardo.ch rightmove.co.uk ripley.cl riteaid.com rohlik.cz
roller.de rosebikes.de rossmann.de rossmann.pl rozetka.com.ua rueducommerce.fr ruten.com.tw s-kaupat.fi safeway.com
sahibinden.com sainsburys.co.uk saksfifthavenue.com sarenza.com saturn.de sauto.cz sbermegamarket.ru scan.co.uk
screwfix.com selfridges.com seloger.com sendo.vn sephora.com sephora.fr sharafdg.com shein.com shop-apotheke.com
shopee.co.id shopee.co.th shopee.com shopee.com.br shopee.com.my shopee.ph shopee.sg shopee.tw shopee.vn
shoppersdrugmart.ca showroomprive.com shufersal.co.il skapiec.pl skroutz.gr snapdeal.com sodimac.cl souq.com spar.at
spartoo.com sportscheck.com sreality.cz ssense.com ssg.com standvirtual.com staples.com stockx.com subito.it
submarino.com.br suning.com superbalist.com superdrug.com takealot.com taobao.com target.com tatacliq.com technopolis.bg
teknosa.com temu.com terabyteshop.com.br tesco.com thalia.de thegioididong.com thewarehouse.co.nz thomann.de
thomannmusic.com thredup.com thriftbooks.com tiki.vn tmall.com tmon.co.kr tokopedia.com toom.de topachat.com tori.fi
tradeinn.com trademe.co.nz tradera.com traderjoes.com trendyol.com trovaprezzi.it tutti.ch ulta.com unieuro.it
uniqlo.com vandenborre.be varle.lt vatanbilgisayar.com veepee.fr verkkokauppa.com very.co.uk vestiairecollective.com
vinted.co.uk vinted.com vinted.de vinted.es vinted.fr vinted.it vinted.pl vip.com waitrose.com walgreens.com
wallapop.com walmart.ca walmart.com waterstones.com wayfair.co.uk wayfair.com wayfair.de webhallen.com wehkamp.nl
well.ca weltbild.de wemakeprice.com westwing.de wg-gesucht.de wholefoodsmarket.com wickes.co.uk wiggle.co.uk wiggle.com
wildberries.ru willhaben.at wish.com woolworths.co.za woolworths.com.au worldofbooks.com worten.es worten.pt x-kom.pl
xxl.no xxl.se xxxlutz.at xxxlutz.de yad2.co.il yamada-denkiweb.com yodobashi.com yoox.com zalando.at zalando.ch
zalando.co.uk zalando.com zalando.de zalando.es zalando.fr zalando.it zalando.nl zalando.pl zap.co.il zappos.com
zattini.com.br zoom.com.br zoopla.co.uk zooplus.com zooplus.de zozo.jp zozotown.com
`);
