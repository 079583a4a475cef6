import type { OutletKind } from '@corroborate/domain';

export interface Platform {
  /** Registrable domain of the platform. */
  site: string;
  name: string;
  kind: Extract<OutletKind, 'social' | 'blog' | 'forum'>;
  /** Users publish under `name.site`; such a host is a voice of its own. */
  userHosts?: boolean;
}

/** Where anyone can publish. What is said of the platform says nothing about the person who writes there. */
export const PLATFORMS: Platform[] = [
  ...social(
    'x.com:X',
    'twitter.com:Twitter',
    't.co:X',
    'facebook.com:Facebook',
    'fb.com:Facebook',
    'fb.watch:Facebook',
    'instagram.com:Instagram',
    'threads.net:Threads',
    'threads.com:Threads',
    'tiktok.com:TikTok',
    'youtube.com:YouTube',
    'youtu.be:YouTube',
    'reddit.com:Reddit',
    'redd.it:Reddit',
    'linkedin.com:LinkedIn',
    'pinterest.com:Pinterest',
    'snapchat.com:Snapchat',
    't.me:Telegram',
    'telegram.org:Telegram',
    'whatsapp.com:WhatsApp',
    'vk.com:VK',
    'ok.ru:Odnoklassniki',
    'weibo.com:Weibo',
    'bsky.app:Bluesky',
    'mastodon.social:Mastodon',
    'mstdn.social:Mastodon',
    'mastodon.online:Mastodon',
    'gab.com:Gab',
    'gettr.com:Gettr',
    'truthsocial.com:Truth Social',
    'parler.com:Parler',
    'rumble.com:Rumble',
    'bitchute.com:BitChute',
    'odysee.com:Odysee',
    'dailymotion.com:Dailymotion',
    'vimeo.com:Vimeo',
    'twitch.tv:Twitch',
    'discord.com:Discord',
    'quora.com:Quora',
    'flickr.com:Flickr',
    'soundcloud.com:SoundCloud',
    'imgur.com:Imgur',
    'douyin.com:Douyin',
    'xiaohongshu.com:Xiaohongshu',
    'line.me:LINE',
  ),
  ...blogs(
    'medium.com:Medium',
    'substack.com:Substack',
    'wordpress.com:WordPress.com',
    'blogspot.com:Blogger',
    'blogger.com:Blogger',
    'tumblr.com:Tumblr',
    'livejournal.com:LiveJournal',
    'wixsite.com:Wix',
    'weebly.com:Weebly',
    'squarespace.com:Squarespace',
    'ghost.io:Ghost',
    'github.io:GitHub Pages',
    'gitlab.io:GitLab Pages',
    'typepad.com:TypePad',
    'hatenablog.com:Hatena',
    'over-blog.com:Over-Blog',
    'neocities.org:Neocities',
    'webflow.io:Webflow',
    'netlify.app:Netlify',
    'vercel.app:Vercel',
    'pages.dev:Cloudflare Pages',
    'web.app:Firebase',
    'firebaseapp.com:Firebase',
    'herokuapp.com:Heroku',
    'blog.hu:Blog.hu',
    'jimdofree.com:Jimdo',
    'jimdosite.com:Jimdo',
    'beehiiv.com:beehiiv',
    'hubpages.com:HubPages',
    'telegra.ph:Telegraph',
    'notion.site:Notion',
    'wattpad.com:Wattpad',
    'patreon.com:Patreon',
    'buttondown.email:Buttondown',
    'bearblog.dev:Bear',
    'write.as:Write.as',
    'godaddysites.com:GoDaddy',
    'mystrikingly.com:Strikingly',
    'carrd.co:Carrd',
    'altervista.org:Altervista',
    'blogs.com:Blogs.com',
    'wordpress.org:WordPress',
    'newsvine.com:Newsvine',
  ),
  ...[
    'news.ycombinator.com:Hacker News',
    'ycombinator.com:Hacker News',
    '4chan.org:4chan',
    '4channel.org:4chan',
    '8kun.top:8kun',
    'stackexchange.com:Stack Exchange',
    'stackoverflow.com:Stack Overflow',
    'kiwifarms.st:Kiwi Farms',
    'lemmy.world:Lemmy',
    'proboards.com:ProBoards',
    'freeforums.net:FreeForums',
    'metafilter.com:MetaFilter',
    'mumsnet.com:Mumsnet',
    'resetera.com:ResetEra',
  ].map((row) => platform(row, 'forum')),
];

function social(...rows: string[]): Platform[] {
  return rows.map((row) => platform(row, 'social'));
}
function blogs(...rows: string[]): Platform[] {
  return rows.map((row) => ({ ...platform(row, 'blog'), userHosts: true }));
}
function platform(row: string, kind: Platform['kind']): Platform {
  const [site = '', name = ''] = row.split(':', 2);
  return { site, name, kind };
}
