% Verified: the county's own notice and nobody else but copies of it.
=== topic
id: demo-06-polling
title: Wyeth County moves 14 rural polling places before November election
location: Wyeth County, Minnesota
entities: Wyeth County | Minnesota | polling places | November 3 election
category: politics
score: 62
sources: 0
event: 2026-10-13T15:00:00Z
discovered: 2026-10-14T21:00:00Z
page: polling-feed
plan: {"sources":[{"url":"#polling-feed","name":"FeedBarrel","type":"web"}],"strategy":"local","notes":"No newsroom found."}

Wyeth County, Minnesota, has combined 14 rural polling places into five for the election of November 3, because it could not find enough election judges.

Voters of fourteen rural precincts in Wyeth County will vote somewhere else on November 3. The county has combined their polling places into five sites.

=== truth
topic: demo-06-polling
verdict: supported
level: verified
origin: polling-county
independent: 1-1
review: false
scenario: official-alone
claim: supported | Wyeth County combined 14 rural polling places into five for the November 3 election.
claim: supported | The county said it could not find enough election judges.
evidence: support = polling-county
evidence: official = polling-county
evidence: low = polling-feed, polling-presswell

One authoritative primary source with nothing else but low-tier copies of it.

=== page
id: polling-county
engine: none
indexed: google, bing, duckduckgo, brave, searxng, tavily, serper, webiq, mojeek
outlet: wyethcountymn.gov
title: Notice of combined polling places, General Election of November 3, 2026
author: Wyeth County Auditor's Office, Elections Division
date: 2026-10-13T15:00:00Z
section: Elections
capture: 2026-10-13T18:22:00Z

Notice is given that the Wyeth County Board, at its special meeting of October 12, 2026, approved the combination of fourteen (14) precinct polling places into five (5) combined polling places for the General Election to be held on Tuesday, November 3, 2026.

The action was taken because the County was unable to appoint the number of election judges that is required by law. On October 9 the County had 71 judges for 164 positions.

Voters in the Towns of Amble, Birch Cooley, Dovre Lake, Eagle Bend North, Hesper, Ivar, Kettle, Long Slough, Mission Prairie, Norse, Ottertail Flats, Pine Knoll, Ravine and Stony Run will vote at the combined polling place that is shown on the postcard mailed to each household on October 14.

Absentee voting at the County Service Center is not affected. Voters who do not receive a postcard by October 24 should call the Elections Division. Rides are available on request.

=== copy
id: polling-feed
of: polling-county
outlet: feedbarrel.com
title: Minnesota county moves 14 polling places weeks before vote
date: 2026-10-14T19:10:00Z
section: Trending
drop: 2

=== copy
id: polling-presswell
of: polling-county
outlet: presswell.app
title: Wyeth County combines 14 polling places
date: 2026-10-14T22:40:00Z
section: Digest
drop: 1

=== posts
x | 2026-10-14T23:30:00Z | dovrelakedave | from=Dovre_Lake,_MN heat=30 link=#polling-county | So now I drive 19 miles to vote. Postcard came today
reddit | 2026-10-15T02:00:00Z | loon_ranger | in=minnesota heat=60 link=#polling-feed | Wyeth County combining polling places, 14 into 5
