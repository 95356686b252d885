-- What is known about the database as a whole: the access token.
create table meta (
    name text primary key,
    value text not null
) strict, without rowid;

-- One row for each game. `head` and the lines of `entries` are the record, which is the truth.
create table games (
    id text primary key,
    game text not null,
    scenario text not null,
    options text not null,      -- JSON
    seats text not null,        -- JSON: side to me, chair or a bot
    seed text not null,         -- hex; empty: a record without its seed, only to be looked at
    head text not null,         -- the header line of the record
    settings text not null,     -- JSON: pause, guide, standing orders
    rules text not null,        -- digest of the rules that made `told` and `snapshots`
    created text not null,      -- ISO 8601, UTC
    played text not null,
    status text not null,       -- playing, over, resigned:<side>, carried, look
    brief text not null         -- JSON: what the list of games shows
) strict, without rowid;

-- The record: line n, with the digest or closing line that follows it.
create table entries (
    game text not null references games (id) on delete cascade,
    n integer not null,
    line text not null,
    key text,                   -- of the request that made it
    primary key (game, n)
) strict, without rowid;

create unique index entries_key on entries (game, key) where key is not null;

-- A cache, made again from the record where it is missing: what each entry led to, and positions.
create table told (
    game text not null references games (id) on delete cascade,
    n integer not null,
    version integer not null,
    barrier integer not null,
    mark integer,               -- of a choice taken back: the entry before which it was made
    events blob not null,
    primary key (game, n)
) strict, without rowid;

create table snapshots (
    game text not null references games (id) on delete cascade,
    n integer not null,
    position blob not null,
    primary key (game, n)
) strict, without rowid;
