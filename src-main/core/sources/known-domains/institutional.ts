/** Public bodies, international organisations, universities, charities and associations whose domain shows no pattern. */
import { toDomains } from './domain-list.ts';

export const INSTITUTIONAL = toDomains(`
1177.se aalto.fi aap.org aarp.org abs.gov.au acca.org aclu.org acog.org adb.org ademe.fr admin.ch aei.org aemet.es
aepd.es afdb.org afm.nl africacdc.org agenziaentrate.gov.it ageuk.org.uk aicpa.org aiib.org alberta.ca altroconsumo.it
alz.org ama-assn.org amf-france.org amnesty.org ams.at amsterdam.nl anses.fr anu.edu.au apa.org apec.org
arbeiterkammer.at arbeitsagentur.de arbetsformedlingen.se asean.org asic.gov.au assemblee-nationale.fr au.dk au.int
auswaertiges-amt.de autoriteitpersoonsgegevens.nl baden-wuerttemberg.de bafin.de bamf.de bancaditalia.it bankofcanada.ca
bankofengland.co.uk bankofgreece.gr banque-france.fr banrep.gov.co banxico.org.mx barcelona.cat bayern.de bcb.gov.br
bcentral.cl bcra.gob.ar bcrp.gob.pe bde.es bdi.eu belastingdienst.nl belgium.be berlin.de bern.ch
bertelsmann-stiftung.de bfarm.de bhf.org.uk bis.org bitkom.org bka.de bmas.de bmbf.de bmel.de bmuv.de bmwk.de bnb.bg
bnr.ro boeckler.de boi.org.il boj.or.jp bok.or.kr bordeaux.fr borger.dk bpifrance.fr bportugal.pt brandenburg.de
bremen.de brookings.edu bruegel.org brussels.be bseindia.com bsi.si bund.de bundesbank.de bundeskartellamt.de
bundesnetzagentur.de bundesrat.de bundesregierung.de bundestag.de caf.fr camara.es camera.it canada.ca cancer.org
cancerresearchuk.org care.org caricom.org caritas.de caritas.org carnegieendowment.org cato.org cbi.org.uk cbr.ru cbs.dk
cbs.gov.il cbs.nl cea.fr centralbank.ie cepal.org ceps.eu cfainstitute.org cfr.org ch.ch chalmers.se chathamhouse.org
chicagofed.org choice.com.au cii.in cima.org cipd.org citizensadvice.org.uk citizensinformation.ie cnb.cz cnil.fr
cnmv.es cnr.it cnrs.fr coe.int comune.milano.it comune.roma.it comunidad.madrid congreso.es conicet.gov.ar consob.it
consumentenbond.nl consumer.org.nz consumerreports.org cpj.org creativecommons.org cri.it croix-rouge.fr cruzroja.es
csic.es csiro.au csis.org cso.ie cuni.cz cvut.cz czso.cz daad.de dane.gov.co destatis.de deutsche-rentenversicherung.de
dfg.de dgb.de diabetes.org diakonie.de dihk.de diw.de dlr.de dnb.nl doctorswithoutborders.org dresden.de drk.de dst.dk
dtest.cz dtu.dk dzs.hr ebrd.com ecowas.int eduskunta.fi eff.org eib.org elysee.fr enea.it enterprisesg.gov.sg epfl.ch
ethz.ch eur.nl europa.eu europol.eu euskadi.eus fao.org fatf-gafi.org fca.org.uk fdic.gov federalreserve.gov
feedingamerica.org fernuni-hagen.de fgov.be fgv.br fhi.no ficci.in finma.ch finra.org fiocruz.br folkhalsomyndigheten.se
forbrukerradet.no fordfoundation.org forsakringskassan.se francetravail.fr frankfurt.de fraunhofer.de freedomhouse.org
fsf.org fsma.be ft.dk fu-berlin.de garanteprivacy.it gatesfoundation.org gdv.de gencat.cat gosuslugi.ru gouv.qc.ca
gov.bc.ca gov.scot gov.wales government.ru governo.it greenpeace.de greenpeace.org gu.se gus.pl gva.es habitat.org
hamburg.de handwerk.de has-sante.fr heart.org hec.edu hel.fi helmholtz.de help.gv.at helsenorge.no helsinki.fi
heritage.org hessen.de hi.is hkma.gov.hk hktdc.com hnb.hr hpi.de hrw.org hse.ie hse.ru hu-berlin.de huji.ac.il iadb.org
iaea.org ibge.gov.br ico.org.uk icrc.org idec.org.br ie.edu iea.org iese.edu ifo.de ifrc.org ifw-kiel.de igmetall.de
ihk.de iiss.org iitb.ac.in ilo.org imf.org imo.org inail.it indec.gob.ar ine.es ine.gob.cl ine.pt inegi.org.mx
inei.gob.pe inps.it inrae.fr insee.fr inserm.fr insse.ro internetsociety.org interpol.int ipn.mx irena.org isdb.org
isocfoundation.org isro.gov.in iss.it istat.it iwkoeln.de iza.org jaxa.jp jetro.go.jp jst.go.jp juntadeandalucia.es
kba.de keidanren.or.jp kela.fi kfw.de ki.se kingsfund.org.uk kisa.or.kr kit.edu kk.dk kkv.fi knf.gov.pl
konsumentverket.se kotra.or.kr kremlin.ru ksh.hu ksu.edu.sa kth.se ku.dk kuleuven.be kvk.nl lamoncloa.gob.es land.nrw
leibniz-gemeinschaft.de leidenuniv.nl leipzig.de linuxfoundation.org liu.se lmu.de lu.se lung.org lyon.fr madrid.es
marseille.fr mas.gov.sg mcgill.ca medef.com mercosur.int mind.org.uk mnb.hu montreal.ca mos.ru mozilla.org
mozillafoundation.org mpg.de msf.org msu.ru muenchen.de muni.cz mv-regierung.de naic.org nalog.ru nasscom.in
nationalbanken.dk nationaltrust.org.uk nato.int nav.no nbb.be nber.org nbp.pl nbs.sk newyorkfed.org nhk.or.jp
nidirect.gov.uk niedersachsen.de niti.gov.in norges-bank.no nrw.de nseindia.com nsi.bg ntnu.no nus.edu.sg oas.org
oecd-ilibrary.org oecd.org oenb.at oesterreich.gv.at ofcom.org.uk ofgem.gov.uk ontario.ca opec.org
opensocietyfoundations.org osce.org oslo.kommune.no oxfam.org oxfam.org.uk paho.org panda.org paris.fr parlamento.pt
parliament.uk parp.gov.pl pasteur.fr pei.de pole-emploi.fr polimi.it polito.it polytechnique.edu portugal.gov.pt
praha.eu procon.sp.gov.br psl.eu pucp.edu.pe quebec.ca quechoisir.org queensu.ca quirinale.it rand.org rba.gov.au
rbi.org.in rbnz.govt.nz redcross.org redcross.org.uk redcrossblood.org regeringen.dk regeringen.se regione.lombardia.it
regjeringen.no resbank.co.za revenue.ie rics.org rijksoverheid.nl riksbank.se riksdagen.se rivm.nl rki.de rlp.de
rnib.org.uk rockefellerfoundation.org rotterdam.nl royalsociety.org rsf.org rug.nl rvo.nl rwth-aachen.de saarc-sec.org
saarland.de sachsen-anhalt.de sachsen.de sadc.int sama.gov.sa savethechildren.org scb.se schleswig-holstein.de
sciencespo.fr sebi.gov.in sebrae.com.br sec.report senat.fr senato.it service-public.fr sfc.hk sipc.org sipri.org
skat.dk skatteetaten.no skatteverket.se snb.ch sorbonne-universite.fr spbu.ru ssb.no stadt-koeln.de stadt-zuerich.ch
stat.fi stat.gov.pl stat.si statcan.gc.ca statistics.gr statistik.at stats.govt.nz statssa.gov.za stjornarradid.is
stlouisfed.org stockholm.se stortinget.no stuttgart.de su.se sun.ac.za sundhed.dk suomenpankki.fi suomi.fi taenk.dk
tau.ac.il tcd.ie tcmb.gov.tr tec.mx technion.ac.il test-achats.be theiet.org thl.fi thueringen.de tobb.org.tr toronto.ca
transparency.org tudelft.nl tue.nl tuik.gov.tr tum.de tuni.fi tusiad.org tuwien.at u-tokyo.ac.jp u.ae uaeu.ac.ae
ualberta.ca uam.es ub.edu uba.ar ubc.ca uc.cl uc.pt uc3m.es ucc.ie ucd.ie uchile.cl uclouvain.be ucm.es uct.ac.za
ufc-quechoisir.org ufrj.br ugent.be uib.no uio.no uj.edu.pl ulb.be ulisboa.pt umontreal.ca umweltbundesamt.de un.org
unal.edu.co unam.mx unctad.org undp.org unep.org unesco.org unfpa.org unhcr.org uni-heidelberg.de uniandes.edu.co
unibas.ch unibe.ch unibo.it unicamp.br unicef.org unido.org unige.ch unil.ch unimi.it unipd.it uniroma1.it unisg.ch
unitedway.org unito.it universite-paris-saclay.fr univie.ac.at unwomen.org uokik.gov.pl up.pt upc.edu upm.es urban.org
urssaf.fr usp.br utoronto.ca utu.fi utwente.nl uu.nl uu.se uva.nl uw.edu.pl uwaterloo.ca uzh.ch valtioneuvosto.fi
vancouver.ca vda.de vdma.org verbraucherzentrale.de verdi.de vero.fi virk.dk vlaanderen.be vlada.cz vu.nl vub.be vzbv.de
wallonie.be weforum.org weizmann.ac.il wfp.org which.co.uk who.int wien.at wikimediafoundation.org wits.ac.za wko.at
wmo.int worldbank.org worldwildlife.org wto.org wur.nl wwf.de wwf.org wwf.org.uk xunta.gal zdh.de zew.de zh.ch zoll.de
zvei.org
`);
