/** News, magazines and portals in Japanese, Korean, Chinese, Hindi and other languages of Asia, in Arabic, Persian and Hebrew. */
import { toDomains } from './domain-list.ts';

export const EDITORIAL_ASIA_ARABIA = toDomains(`
10000recipe.com 13tv.co.il 163.com 21jingji.com 36kr.com 4gamer.net aajtak.in aawsat.com abplive.com addustour.com
aitnews.com akhbarelyom.com al-akhbar.com al-sharq.com alanba.com.kw alarabiya.net alayam.com albayan.ae aleqt.com
alghad.com alhayat.com alittihad.ae aljazeera.net alkhaleej.ae almalnews.com almasryalyoum.com almodon.com almowaten.net
alodokter.com alqabas.com alrai.com alraimedia.com alriyadh.com altibbi.com alwasatnews.com alwatan.com amarujala.com
anandabazar.com annahar.com arageek.com argaam.com argeek.com asahi.com ascii.jp asharq.com asiae.co.kr atyabtabkha.com
autohome.com.cn bbcpersian.com besuccess.com bhaskar.com biglobe.ne.jp bisnis.com bizportal.co.il bjnews.com.cn
blognone.com bloter.net bnext.com.tw brandinside.asia bunshun.jp businessinsider.jp businessweekly.com.tw cafef.vn
caixin.com calcalist.co.il cctv.com ce.cn chinanews.com.cn chinatimes.com chosun.com chunichi.co.jp cls.cn cna.com.tw
cnbcindonesia.com cnet.jp cnnindonesia.com cnyes.com codezine.jp cookpad.com cw.com.tw dailynews.co.th dailysocial.id
danawa.com dantri.com.vn daum.net ddaily.co.kr delishkitchen.tv detik.com diamond.jp digiato.com dime.jp dinamalar.com
dinamani.com divyabhaskar.co.in donga.com dongchedi.com dostor.org douguo.com eastmoney.com echoroukonline.com
edaily.co.kr eenadu.net eisamay.com elnashra.com elwatan.com elwatannews.com emaratalyoum.com enuri.com eprice.com.tw
etnews.com ettoday.net excite.co.jp ezone.hk famitsu.com farsnews.ir fatafeat.com ferret-plus.com fnn.jp fnnews.com
foodish.co.il forbesjapan.com geekpark.net geektime.co.il gendai.media genk.vn getnavi.jp gigazine.net gizmodo.jp
globes.com gmw.cn goodspress.jp gujaratsamachar.com gvm.com.tw haaretz.co.il halodoc.com hani.co.kr hankookilbo.com
hankyung.com heraldcorp.com hespress.com hexun.com hk01.com hkej.com hket.com hochi.news hokkaido-np.co.jp hotpepper.jp
huanqiu.com hukumonline.com huxiu.com ice.co.il icook.tw ifanr.com ifeng.com imbc.com impress.co.jp inews24.com
infzm.com inside.com.tw iranintl.com irna.ir isna.ir israelhayom.co.il isramedia.net.il ithome.com ithome.com.tw
itmedia.co.jp jagran.com jalan.net jalantikus.com jansatta.com jiemian.com jiji.com joongang.co.kr jrj.com.cn jtbc.co.kr
kan.org.il kapitalis.com kapook.com katadata.co.id kbs.co.kr kenh14.vn khan.co.kr khaosod.co.th kmib.co.kr kocpc.com.tw
kompas.com kontan.co.id kumparan.com kurashiru.com kyodonews.jp kyodonews.net kyoto-np.co.jp laodong.vn layalina.com
le360.ma leiphone.com lematin.ma lifehacker.jp lifeweek.com.cn liginc.co.jp liputan6.com livedoor.com livehindustan.com
lokmat.com loksatta.com lorientlejour.com ltn.com.tw maaal.com maariv.co.il mafengwo.cn mainichi.jp mako.co.il
managertoday.com.tw manoramaonline.com markezine.jp masrawy.com mathrubhumi.com matichon.co.th medias24.com
meishichina.com mingpao.com mk.co.kr mobiinside.co.kr moneydj.com moneyhero.com.hk moneysmart.sg monomax.jp
mosaiquefm.net mt.co.kr munhwa.com my-best.com mybest.com mynavi.jp n12.co.il naidunia.com natalie.mu nate.com news.cn
news1.kr newsis.com newspicks.com newsweekjapan.jp nikkansports.com nikkei.com niusnews.com nld.com.vn nocutnews.co.kr
ntv.co.jp ohmynews.com okaz.com.sa on.cc one.co.il onlife.co.il openads.co.kr oricon.co.jp patrika.com pc.co.il
pcauto.com.cn pconline.com.cn people.cn people.com.cn pingwest.com platum.kr prabhatkhabar.com prachachat.net
prajavani.net president.jp pressian.com prtimes.jp qianlong.com radiofarda.com raya.com rentio.jp republika.co.id
response.jp retty.me roayanews.net rurubu.jp sabq.org sakshi.com sankei.com sanook.com sayidaty.net sbs.co.kr
sedaily.com segye.com seoul.co.kr setn.com shorouknews.com sina.cn sina.com.cn sinchew.com.my skynewsarabia.com
sogi.com.tw sohu.com sponichi.co.jp sport5.co.il sspai.com stcn.com stheadline.com storm.mg suara.com tasnimnews.com
tbs.co.jp techbang.com techcrunch.jp technews.tw techsauce.co tempo.co thairath.co.th thanhnien.vn thebridge.jp
themarker.com thepaper.cn tirto.id tmtpost.com tokyo-np.co.jp toyokeizai.net tribunnews.com tsa-algerie.com tuoitre.vn
tv-asahi.co.jp tvbs.com.tw udn.com unlimit-tech.com unwire.hk venturesquare.net vietnamplus.vn vikatan.com vogue.com.tw
walla.co.il wealth.com.tw webcg.net webdunia.com webteb.com weekendhk.com wongnai.com xcar.com.cn xiachufang.com
xinhuanet.com yicai.com yiche.com yna.co.kr ynet.co.il yomiuri.co.jp youm7.com ytn.co.kr zaobao.com.sg zdnet.co.kr
zingnews.vn znews.vn zol.com.cn zoomit.ir zum.com
`);
