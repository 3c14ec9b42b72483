/** Well-known sites by what they are to somebody who wants a brand to be named there; the rest follows from types and pages. */
import type { SiteKind } from '#shared/vocabulary/site-kinds.ts';
import { toDomains } from '../known-domains/domain-list.ts';

const SITES: readonly (readonly [SiteKind, string])[] = [
  [
    'review_portal',
    `ambitionbox.com anwalt.de appvizer.com appvizer.de appvizer.es appvizer.fr appvizer.it ausgezeichnet.org avis-verifies.com bazaarvoice.com
    bbb.org capterra.co.uk capterra.com capterra.com.br capterra.de capterra.es capterra.fr capterra.it ciao.co.uk ciao.de
    complaintsboard.com consumeraffairs.com cosme.net crozdesk.com dianping.com docfinder.at doctolib.de dooyoo.de ekomi.com
    ekomi.de featuredcustomers.com feedbackcompany.com feefo.com flamp.ru g2.com gartner.com getapp.co.uk getapp.com getapp.de
    getapp.fr glassdoor.co.uk glassdoor.com glassdoor.de glassdoor.fr golocal.de goodfirms.co gowork.pl healthgrades.com
    hellopeter.com heureka.cz holidaycheck.at holidaycheck.ch holidaycheck.de influenster.com irecommend.ru jameda.de kakaku.com
    kununu.com omr.com opencritic.com opineo.pl otzovik.com pissedconsumer.com productreview.com.au provenexpert.com
    reclameaqui.com.br resellerratings.com reviews.co.uk reviews.io sikayetvar.com sitejabber.com softwareadvice.com
    sourceforge.net softwareworld.co tabelog.com tripadvisor.co.uk tripadvisor.com tripadvisor.de tripadvisor.es
    tripadvisor.fr tripadvisor.it trustedshops.com trustedshops.de trustmary.com trustpilot.com trustradius.com vitals.com yelp.com
    yelp.de zagat.com zocdoc.com zoon.ru`,
  ],
  [
    'directory',
    `11880.com 192.com alternativeto.net angi.com builtin.com chamberofcommerce.com clutch.co crunchbase.com dasoertliche.de
    dastelefonbuch.de designrush.com europages.de europages.com firmy.cz foursquare.com gelbeseiten.de goldenpages.ie goudengids.be herold.at hotfrog.com indiamart.com justdial.com kompass.com local.ch manta.com
    meinestadt.de pagesjaunes.fr paginasamarillas.es paginegialle.it panoramafirm.pl producthunt.com
    saashub.com slant.co sortlist.com stackshare.io startupblink.com themanifest.com thomasnet.com thumbtack.com wlw.de
    yell.com yellowpages.ca yellowpages.com yellowpages.com.au zoominfo.com`,
  ],
  [
    'press_wire',
    `accesswire.com adhocnews.de businesswire.com einpresswire.com firmenpresse.de globenewswire.com newswire.ca newswire.com
    openpr.com openpr.de ots.at pr.com presseportal.ch presseportal.de prlog.org prnewswire.co.uk prnewswire.com prtimes.jp
    prweb.com pressebox.com pressebox.de `,
  ],
  [
    'comparison',
    `bankrate.com biallo.de canstar.com.au check24.de choice.com.au cnet.com compareclub.com.au comparethemarket.com
    comparis.ch confused.com consumentenbond.nl consumerreports.org durchblicker.at finanztip.de finder.com
    forbrugerraadet.dk fool.com idealo.de independer.nl konsument.at moneysavingexpert.com moneysupermarket.com
    nerdwallet.com pcmag.com quechoisir.org rtings.com selectra.info techradar.com test-achats.be
    test.de thebalancemoney.com thewirecutter.com tomsguide.com toptenreviews.com uswitch.com verivox.de vergleich.de which.co.uk`,
  ],
  [
    'blog',
    'blogger.com blogspot.com ghost.io hashnode.com hashnode.dev hatenablog.com medium.com note.com substack.com',
  ],
  [
    'blog',
    `ameblo.jp beehiiv.com blog.jp canalblog.com hackernoon.com jimdofree.com livejournal.com over-blog.com tistory.com velog.io
    wixsite.com wordpress.com typepad.com`,
  ],
  [
    'wiki',
    `baike.com citizendium.org everipedia.org fandom.com namu.wiki wikibooks.org wikidata.org wikihow.com wikimedia.org wikipedia.org
    wikitravel.org wikivoyage.org wiktionary.org`,
  ],
];

/** By registrable domain. */
export const KNOWN_SITES: ReadonlyMap<string, SiteKind> = new Map(
  SITES.flatMap(([kind, domains]) => toDomains(domains).map((domain) => [domain, kind] as const)),
);
