/** Companies of software, hosting, telecommunications and electronics. */
import { toDomains } from './domain-list.ts';

export const CORPORATE_SOFTWARE = toDomains(`
15five.com 1password.com 1und1.de a1.net a2hosting.com absorblms.com abtasty.com acer.com acronis.com activecampaign.com
acuityscheduling.com adafruit.com adalo.com adobe.com adp.com afas.nl agorapulse.com ahrefs.com airbyte.com aircall.io
airtable.com airtel.in akamai.com all-inkl.com alteryx.com amazonaws.com amd.com amplitude.com anker.com ansible.com
anthropic.com appian.com apple.com arduino.cc arm.com aruba.it asana.com asus.com atlassian.com att.com au.com auth0.com
autodesk.com automationanywhere.com avast.com avg.com avira.com babbel.com backblaze.com bamboohr.com bang-olufsen.com
basecamp.com beeline.ru belkin.com bell.ca bezeq.co.il bigcommerce.com billomat.com bitdefender.com bitwarden.com
blackboard.com bluehost.com blueprism.com bosch.com bose.com bouyguestelecom.fr box.com brandwatch.com breezy.hr
brevo.com brex.com brightedge.com broadcom.com brother.com browserstack.com bt.com bubble.io buffer.com busuu.com
cal.com calendly.com campaignmonitor.com canon.com canonical.com canva.com canvas.net carbonite.com cellcom.co.il
celonis.com centurylink.com chatgpt.com checkpoint.com chef.io chinamobile.com chinaunicom.com.cn circleci.com cisco.com
claro.com.br claude.ai clearscope.io cleverreach.com clickfunnels.com clickhouse.com clickup.com clockify.me
cloudflare.com cloudways.com cockroachlabs.com coda.io cohere.com combell.com comcast.com conductor.com confluent.io
congstar.de constantcontact.com contaazul.com contasimple.com convert.com convertkit.com copy.ai cornerstoneondemand.com
corsair.com couchbase.com cox.com crowdstrike.com crucial.com cultureamp.com cyberghostvpn.com cypress.io darktrace.com
dashlane.com databricks.com datadoghq.com datev.de deel.com deepl.com deepseek.com dell.com dialpad.com digitalocean.com
dinero.dk dji.com dna.fi docebo.com docker.com docomo.ne.jp docusign.com domeneshop.no domo.com doodle.com dreamhost.com
drei.at drift.com drillisch.de drip.com dropbox.com dropboxsign.com du.ae duda.co duolingo.com dynatrace.com
e-conomic.dk ecwid.com ee.co.uk elastic.co elementor.com elevenlabs.io elisa.fi epson.com ericsson.com eset.com
etisalat.ae evernote.com exact.com expensify.com expressvpn.com f-secure.com factorialhr.com fakturoid.cz fastbill.com
fastly.com fastweb.it fathom.com fattureincloud.it figma.com fitbit.com fivetran.com fly.io formstack.com fortinet.com
fortnox.se framer.com frase.io free.fr freee.co.jp freenet.de freshbooks.com freshdesk.com freshworks.com front.com
fujitsu.com fullstory.com gandi.net garmin.com getdbt.com getresponse.com giffgaff.com glideapps.com godaddy.com
google.co.uk google.com google.de google.es google.fr google.it gopro.com gorgias.com gotomeeting.com grafana.com
grammarly.com greenhouse.com gusto.com harvestapp.com hashicorp.com heap.io helpscout.com heroku.com hetzner.com
hibob.com hitachi.com holded.com home.pl honor.com hootsuite.com hostgator.com hostinger.com hostpoint.ch hotjar.com
hp.com hpe.com htc.com huawei.com hubspot.com hubstaff.com ibm.com ifttt.com iliad.fr iliad.it indy.fr infakt.pl
infineon.com influxdata.com infomaniak.com informatica.com insomnia.rest insta360.com instapage.com instructure.com
intel.com intercom.com intuit.com invisionapp.com ionos.com ionos.de ionos.es ionos.fr italki.com jabra.com jasper.ai
jbl.com jenkins.io jetbrains.com jimdo.com jio.com jobvite.com jotform.com kajabi.com kaspersky.com kaspersky.de
keepersecurity.com kenjo.io kingston.com kinsta.com kit.com klaviyo.com knowbe4.com kpn.com kt.com languagetool.org
lastpass.com later.com lattice.com launchdarkly.com leadpages.com leapsome.com lenovo.com lever.co lexoffice.de
lexware.de lg.com lguplus.com lightspeedhq.com lingoda.com linode.com litmos.com logitech.com logz.io looker.com
loomly.com loopia.se lucca.fr magenta.at magento.com mailchimp.com mailerlite.com mailgun.com mailjet.com majestic.com
make.com malwarebytes.com mangools.com marshall.com masmovil.es matomo.org mcafee.com mega.nz megafon.ru meltwater.com
memrise.com mendix.com meo.pt meta.com metabase.com mi.com microsoft.com midjourney.com mimecast.com miro.com mistral.ai
mixpanel.com monday.com moneybird.nl moneyforward.com mongodb.com moodle.com motorola.com movistar.es msi.com mtn.com
mts.ru mullvad.net n8n.io namecheap.com nazwa.pl nec.com neo4j.com netcup.de netgear.com netlify.com netsuite.com
newrelic.com newsletter2go.de nextcloud.com nikon.com nokia.com nordpass.com nordvpn.com norton.com nos.pt nothing.tech
notion.com notion.so nvidia.com nxp.com o2.co.uk o2.cz o2.de o2online.de obc.co.jp obsidian.md odido.nl odoo.com
officevibe.com okta.com omie.com.br omnisend.com one.com onelogin.com onenote.com oneplus.com openai.com oppo.com
optimizely.com optus.com.au oracle.com orange.com orange.es orange.fr orange.pl oura.com ouraring.com outsystems.com
ovh.com ovhcloud.com owncloud.com oxid-esales.com pagerduty.com paloaltonetworks.com panasonic.com pandadoc.com
partner.co.il paychex.com payfit.com paylocity.com pcloud.com pega.com pendo.io pennylane.com perplexity.ai personio.com
personio.de philips.com pingidentity.com pipedrive.com planetscale.com plausible.io play.pl pleo.io plus.pl podia.com
polar.com posthog.com postman.com postmarkapp.com powerbi.com preply.com prestashop.com privateinternetaccess.com
proofpoint.com proton.me protonvpn.com proximus.be puppet.com qlik.com qnap.com qonto.com qualcomm.com qualtrics.com
qualys.com quillbot.com railway.app rakuten.co.jp ramp.com rankmath.com rapid7.com rapidmail.de raspberrypi.com
razer.com realme.com recruitee.com red-by-sfr.fr redhat.com redis.io register.it remote.com render.com rescuetime.com
retool.com ricoh.com ringcentral.com rippling.com roamresearch.com rogers.com rosettastone.com runwayml.com ryte.com
safaricom.co.ke sage.com sakura.ad.jp salesforce.com salt.ch samsung.com sandisk.com sap.com saucelabs.com scaleway.com
screamingfrog.co.uk se-ranking.com seagate.com searchmetrics.com segment.com semrush.com sendgrid.com sendinblue.com
sennheiser.com sentinelone.com sentry.io seranking.com servicenow.com sesamehr.com sevdesk.de sfr.fr sharp.co.jp
shopify.com shopware.com siemens.com singtel.com sisense.com sistrix.com siteground.com sketch.com skillshare.com
skt.com slack.com smartrecruiters.com smartsheet.com snowflake.com snyk.io socialbee.com softbank.jp softr.io
solarwinds.com sonos.com sony.com sophos.com sosh.fr spark.co.nz sparkfun.com spectrum.com spendesk.com splunk.com
sprinklr.com sprint.com sproutsocial.com spyfu.com squarespace.com st.com stability.ai starhub.com stc.com.sa
steelseries.com strato.de strikingly.com sumologic.com sunrise.ch supabase.com superfaktura.sk surferseo.com
surfshark.com surveymonkey.com suse.com suunto.com swagger.io swisscom.ch synology.com t-mobile.com t-mobile.pl
tableau.com talend.com talentlms.com talktalk.co.uk tally.so tallysolutions.com tdc.dk teachable.com teamsystem.com
teamtailor.com telcel.com tele2.se telefonica.com telekom.com telekom.de telenet.be telenor.no telenor.se telia.fi
telia.no telia.se telmex.com telstra.com.au telus.com tenable.com terraform.io thinkific.com thoughtspot.com three.co.uk
ti.com ticktick.com tiime.fr tim.com.br tim.it timely.com timescale.com todoist.com toggl.com toshiba.com totvs.com.br
tp-link.com transip.nl travis-ci.com tray.io tre.se trello.com trendmicro.com tresorit.com tripletex.no tunnelbear.com
turkcell.com.tr turktelekom.com.tr twilio.com typeform.com udemy.com ui.com uipath.com ukg.com unbounce.com
usefathom.com vercel.com verizon.com virginmedia.com visma.com vivo.com vivo.com.br vmware.com vodacom.co.za
vodafone.co.uk vodafone.com vodafone.de vodafone.es volusion.com vonage.com vultr.com vwo.com waveapps.com webex.com
webflow.com wedos.com weebly.com westerndigital.com wetransfer.com wfirma.pl whoop.com windtre.it withings.com wix.com
wiz.io woocommerce.com wordpress.org workable.com workato.com workday.com wpengine.com wrike.com writesonic.com x.ai
xero.com xerox.com xfinity.com xiaomi.com xserver.ne.jp yoast.com yoigo.com yousee.dk zabbix.com zapier.com zendesk.com
ziggo.nl zoho.com zoom.com zoom.us zscaler.com zucchetti.it
`);
